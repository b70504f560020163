import { webkit } from './browsers.mjs';
import { scenes } from './scenes.mjs';

scenes('WebKit', webkit);
