import { apiBase, createImage, getImage } from '@lemma/contracts';
import { notFound } from '../../core/errors.ts';
import { serve } from '../../core/http/serve.ts';
import { imageData, type ImageRow } from './data/image-store.ts';
import { keepImage, prepareImage } from './work/storing.ts';
import type { Services } from '../../core/services.ts';

export function imageRoutes(services: Services) {
  return [
    serve(createImage, async ({ user, request }) => {
      const prepared = await prepareImage(services, user.id, request.body);
      await keepImage(services, prepared);
      return present(prepared.image);
    }),

    serve(getImage, async ({ params, reply }) => {
      const bytes = await imageData(services).findImageBytes(params.imageId, params.width);
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
