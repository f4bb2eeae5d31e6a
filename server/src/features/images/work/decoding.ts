import sharp from 'sharp';
import { drawnImageMaximumPixels, imageMaximumPixels, widthsOfImage } from '@lemma/contracts';
import { isJpeg, type ConvertedImage } from './conversion.ts';

sharp.cache(false);
sharp.concurrency(1);

/** Whether the head of the file names no more pixels than we take; nothing is decoded for it. */
async function isOfBearableSize(file: Buffer): Promise<boolean> {
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  return width * height <= (isJpeg(file) ? imageMaximumPixels : drawnImageMaximumPixels);
}

/** Makes a picture anew in every width; null for a file that is not a whole picture or has too many pixels. */
export async function decodePicture(file: Buffer): Promise<ConvertedImage | null> {
  try {
    if (!(await isOfBearableSize(file))) return null;
    const { autoOrient } = await sharp(file).metadata();
    const widths = widthsOfImage(autoOrient.width);
    // Decoded once, and kept no wider than it is served.
    const largest = await sharp(file, { limitInputPixels: imageMaximumPixels, failOn: 'error' })
      .rotate()
      .resize({ width: widths.at(-1) ?? autoOrient.width, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = largest.info;
    const sizes = [];
    for (const size of widths) {
      const bytes = await sharp(largest.data, { raw: { width, height, channels } })
        .resize({ width: size, withoutEnlargement: true })
        .webp({ quality: 84, effort: 2 })
        .toBuffer();
      sizes.push({ width: size, bytes });
    }
    return { width, height, sizes };
  } catch {
    return null;
  }
}
