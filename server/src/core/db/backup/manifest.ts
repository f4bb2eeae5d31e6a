import { z } from 'zod';

/** Description of a backup, first in its file, so that it can be read without the rest. */
export const manifestSchema = z.object({
  format: z.literal('lemma-embedded'),
  formatVersion: z.literal(1),
  createdAt: z.iso.datetime(),
  reason: z.enum(['timed', 'manual', 'before-restore']),
  engine: z.string(),
  /** Time stamp of the newest migration of the schema. */
  schema: z.number().int(),
  counts: z.record(z.string(), z.number().int()),
  files: z.number().int(),
  bytes: z.number().int(),
  /** Over the path, size and content of each file in the order of the archive. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackupReason = Manifest['reason'];

export const MANIFEST_NAME = 'manifest.json';
export const DATABASE_PREFIX = 'database';
