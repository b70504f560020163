import { firefox } from './browsers.mjs';
import { scenes } from './scenes.mjs';

scenes('Firefox', firefox);
