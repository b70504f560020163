// The camera of a phone, in place of one of the device: it sees what a test shows it, and nothing else.

/** Runs in the page of a phone. `camera` is the test's hold on it. */
export function standIn() {
  // An empty page has none.
  if (!('MediaDevices' in globalThis)) return;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 640, height: 480 });
  const context = canvas.getContext('2d');
  let picture = null;
  setInterval(() => {
    // Four phones that draw all the time would leave a small machine no time for the table.
    if (!camera.isOn()) return;
    context.resetTransform();
    context.fillStyle = '#345';
    context.fillRect(0, 0, 640, 480);
    if (!picture) return;
    // Held a little askew.
    context.translate(320, 240);
    context.rotate(0.12);
    const scale = 400 / Math.max(picture.width, picture.height);
    context.drawImage(picture, (-picture.width * scale) / 2, (-picture.height * scale) / 2, picture.width * scale, picture.height * scale);
  }, 40);
  const camera = {
    /** How often it was asked for. */
    asked: 0,
    /** The name of the error by which it is refused. */
    refuses: null,
    tracks: [],
    /** Whether its light is on. */
    isOn: () => camera.tracks.some((track) => track.readyState === 'live'),
    async sees(address) {
      if (!address) { picture = null; return; }
      const image = new Image();
      image.src = address;
      await image.decode();
      picture = image;
    },
  };
  globalThis.camera = camera;
  Object.defineProperty(MediaDevices.prototype, 'getUserMedia', {
    value: async ({ video, audio }) => {
      if (audio || video.facingMode !== 'environment') throw new TypeError('another camera is asked for');
      camera.asked += 1;
      if (camera.refuses) throw new DOMException('refused', camera.refuses);
      const stream = canvas.captureStream(25);
      camera.tracks = stream.getTracks();
      return stream;
    },
  });
}

/** Holds the camera of a phone over an element of the table. */
export async function holdOver(phone, element) {
  const png = await element.screenshot();
  await phone.evaluate((address) => camera.sees(address), `data:image/png;base64,${png.toString('base64')}`);
}

/** What a camera films that is held over an element: a film of one picture, as Chromium takes it for a camera (YUV4MPEG2). */
export async function filmOf(page, element) {
  const png = (await element.screenshot()).toString('base64');
  const grey = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const context = Object.assign(document.createElement('canvas'), { width: 640, height: 480 }).getContext('2d');
    context.fillStyle = '#345';
    context.fillRect(0, 0, 640, 480);
    context.drawImage(image, 140, 60, 360, (360 * image.height) / image.width);
    return [...context.getImageData(0, 0, 640, 480).data].filter((_, nth) => nth % 4 === 1);
  }, `data:image/png;base64,${png}`);
  return Buffer.concat([Buffer.from('YUV4MPEG2 W640 H480 F10:1 Ip A1:1 C420jpeg\nFRAME\n'), Buffer.from(grey), Buffer.alloc(640 * 240, 128)]);
}

/** Holds it over nothing. */
export const holdAside = (phone) => phone.evaluate(() => camera.sees(null));

/** The code of a menu that lies on the table: 25 rows of squares. It says https://pub.example/menu. */
const MENU = '1fd677f 1042841 174935d 1756e5d 175ff5d 1055941 1fd557f 11600 117d6f9 1d0679a 9eee0c 316706 125e0cf 1929712 5db7bc 3a67f6 1ae93fc 1cf10 1fd8550 104151e 175f1fc 1745667 174fdca 104b27e 1fd4207';

/** Holds the camera of a phone over that menu. */
export async function holdOverMenu(phone) {
  const rows = MENU.split(' ').map((row) => parseInt(row, 16));
  const dark = rows.flatMap((row, y) => Array.from({ length: 25 }, (_, x) => (row >> (24 - x)) & 1 ? `M${x + 4} ${y + 4}h1v1h-1z` : ''));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="396" height="396" viewBox="0 0 33 33"><path fill="#fff" d="M0 0h33v33H0z"/><path d="${dark.join('')}"/></svg>`;
  await phone.evaluate((address) => camera.sees(address), `data:image/svg+xml,${encodeURIComponent(svg)}`);
}
