import { createHash, randomUUID } from 'node:crypto';
import { apiBase, createImage, getImage, imageMaximumPixels } from '@lemma/contracts';
import { invalidField, notFound } from '../../http/errors.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { convertImage } from './conversion.ts';
import type { ImageRow } from './store.ts';

const imagesPerOwner = 5_000;

export function imageRoutes(services: Services) {
  return [
    serve(createImage, async ({ user, request }) => present(await storeImage(services, user.id, request.body))),

    serve(getImage, async ({ params, reply }) => {
      const bytes = await services.images.findImageBytes(params.imageId, params.width);
      if (!bytes) throw notFound();
      return reply
        .header('content-type', 'image/webp')
        .header('content-disposition', 'inline; filename="picture.webp"')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(bytes);
    }),
  ];
}

function present(image: ImageRow) {
  const { id, width, height } = image;
  return { id, width, height, address: `${apiBase}/images/${id}/${width}/` };
}

/** Stores a picture made anew from the file; a file that its owner sent before is found again. */
async function storeImage(services: Services, ownerId: string, body: unknown): Promise<ImageRow> {
  if (!Buffer.isBuffer(body) || body.length === 0) throw invalidField('nonFieldErrors', 'Choose a picture.');
  const fileHash = createHash('sha256').update(body).digest('hex');
  const same = await services.images.findSameImage(ownerId, fileHash);
  if (same) return same;
  if ((await services.images.countImages(ownerId)) >= imagesPerOwner) {
    throw invalidField('nonFieldErrors', `You have ${imagesPerOwner} pictures; there is no room for more.`);
  }
  const converted = await convertImage(body);
  if (!converted) {
    const most = `${imageMaximumPixels / 1_000_000} million pixels`;
    throw invalidField('nonFieldErrors', `This is not a PNG, JPEG, WebP or GIF picture of at most ${most}.`);
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
  await services.images.insertImage(image, converted.sizes);
  return image;
}
