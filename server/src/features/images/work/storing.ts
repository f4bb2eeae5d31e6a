import { createHash, randomUUID } from 'node:crypto';
import { drawnImageMaximumPixels, imageMaximumPixels } from '@lemma/contracts';
import { invalidField } from '../../../core/errors.ts';
import type { Services } from '../../../services.ts';
import { convertImage, type ConvertedImage } from './conversion.ts';
import type { ImageRow } from '../data/image-store.ts';

const imagesPerOwner = 5_000;

/** A picture that may be stored; `sizes` is null when it is there already. */
export interface PreparedImage {
  readonly image: ImageRow;
  readonly sizes: ConvertedImage['sizes'] | null;
}

/** Makes a picture anew from the file; a file that its owner sent before is found again. */
export async function prepareImage(services: Services, ownerId: string, file: unknown): Promise<PreparedImage> {
  if (!Buffer.isBuffer(file) || file.length === 0) throw invalidField('nonFieldErrors', 'Choose a picture.');
  const fileHash = createHash('sha256').update(file).digest('hex');
  const same = await services.images.findSameImage(ownerId, fileHash);
  if (same) return { image: same, sizes: null };
  if ((await services.images.countImages(ownerId)) >= imagesPerOwner) {
    throw invalidField('nonFieldErrors', `You have ${imagesPerOwner} pictures; there is no room for more.`);
  }
  const converted = await convertImage(file);
  if (!converted) {
    const [most, mostDrawn] = [imageMaximumPixels, drawnImageMaximumPixels].map((pixels) => pixels / 1_000_000);
    const words = `This is not a PNG, JPEG, WebP or GIF picture of at most ${mostDrawn} million pixels`;
    throw invalidField('nonFieldErrors', `${words}. A JPEG may have ${most} million.`);
  }
  const image: ImageRow = {
    // Random through and through: whoever does not know the id cannot guess it from others.
    id: randomUUID(),
    ownerId,
    fileHash,
    width: converted.width,
    height: converted.height,
    createdAt: services.now(),
  };
  return { image, sizes: converted.sizes };
}

/** Stores what was prepared. */
export async function keepImage(services: Pick<Services, 'images'>, { image, sizes }: PreparedImage): Promise<void> {
  if (sizes) await services.images.insertImage(image, sizes);
}
