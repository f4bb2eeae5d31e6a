import { imageMaximumPixels, widthsOfImage } from '@lemma/contracts';
import sharp from 'sharp';
import { oneAtATime } from './one-at-a-time.ts';

sharp.cache(false);
sharp.concurrency(1);

export interface ConvertedImage {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly { readonly width: number; readonly bytes: Buffer }[];
}

/** First bytes by format. Nothing else reaches the decoder, whatever a file is called or says that it is. */
const signatures: readonly ((file: Buffer) => boolean)[] = [
  (file) => file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (file) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (file) => file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP',
  (file) => ['GIF87a', 'GIF89a'].includes(file.toString('latin1', 0, 6)),
];

/** Whether the file begins as a picture of a kind that we take. */
export const isPicture = (file: Buffer): boolean => signatures.some((begins) => begins(file));

/**
 * Makes a picture anew as WebP in every width in which it will be served (K11), never wider than it is. What a camera
 * wrote beside the pixels (place, time, device) is left behind; its rotation is applied. Of a moving picture the first
 * frame stays. Answers null for a file that is no whole picture or has too many pixels.
 */
export const convertImage = oneAtATime(async (file: Buffer): Promise<ConvertedImage | null> => {
  if (!isPicture(file)) return null;
  try {
    const upright = await sharp(file, { limitInputPixels: imageMaximumPixels, failOn: 'error' })
      .rotate()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = upright.info;
    const sizes = [];
    for (const size of widthsOfImage(width)) {
      const bytes = await sharp(upright.data, { raw: { width, height, channels } })
        .resize({ width: size, withoutEnlargement: true })
        .webp({ quality: 84 })
        .toBuffer();
      sizes.push({ width: size, bytes });
    }
    const largest = sizes.at(-1)?.width ?? width;
    return { width: largest, height: Math.round((height * largest) / width), sizes };
  } catch {
    return null;
  }
});
