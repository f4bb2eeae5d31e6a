import { ownData } from '../../../core/own.ts';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { images, imageSizes } from '../../../core/db/tables/index.ts';
import type { ConvertedImage } from '../work/conversion.ts';
export type ImageRow = typeof images.$inferSelect;

export function createImageStore({ db }: Pick<Database, 'db'>) {
  return {
    async countImages(ownerId: string): Promise<number> {
      const [row] = await db.select({ count: count() }).from(images).where(eq(images.ownerId, ownerId));
      return row?.count ?? 0;
    },

    /** The same file, sent before by the same person. */
    async findSameImage(ownerId: string, fileHash: string): Promise<ImageRow | null> {
      const [row] = await db
        .select()
        .from(images)
        .where(and(eq(images.ownerId, ownerId), eq(images.fileHash, fileHash)))
        .limit(1);
      return row ?? null;
    },

    async insertImage(image: ImageRow, sizes: ConvertedImage['sizes']): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.insert(images).values(image);
        await tx.insert(imageSizes).values(sizes.map((size) => ({ imageId: image.id, ...size })));
      });
    },

    /** Pictures in their largest width. */
    selectLargest: (ids: readonly string[]) =>
      db
        .select({ id: images.id, ownerId: images.ownerId, bytes: imageSizes.bytes })
        .from(images)
        .innerJoin(imageSizes, and(eq(imageSizes.imageId, images.id), eq(imageSizes.width, images.width)))
        .where(inArray(images.id, [...ids])),

    async findImageBytes(imageId: string, width: number): Promise<Buffer | null> {
      const [row] = await db
        .select({ bytes: imageSizes.bytes })
        .from(imageSizes)
        .where(and(eq(imageSizes.imageId, imageId), eq(imageSizes.width, width)));
      return row?.bytes ?? null;
    },
  };
}

export const imageData = ownData(createImageStore);
