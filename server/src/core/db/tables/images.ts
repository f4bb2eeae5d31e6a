import { customType, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A picture in an exercise. The bytes are in the database, so that every node and every backup has them. */
export const images = pgTable(
  'images',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the file that was sent, hex: the same file of the same owner is stored once. */
    fileHash: text('file_hash').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('images_owner').on(table.ownerId, table.fileHash)],
);

/** The picture made anew as WebP in one width (K11). */
export const imageSizes = pgTable(
  'image_sizes',
  {
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id),
    width: integer('width').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.imageId, table.width] })],
);
