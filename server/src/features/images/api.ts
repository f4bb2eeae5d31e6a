import { offer } from '../../core/own.ts';
import { imageData } from './data/image-store.ts';

export { convertImage } from './work/conversion.ts';
export { keepImage, type PreparedImage, prepareImage } from './work/storing.ts';

export const imageQueries = offer(imageData, ['selectLargest']);
