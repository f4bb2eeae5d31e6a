import type { Exercise } from '@lemma/contracts';
import { starterDocument } from '../features/exercises/draft/starter.ts';
import { idOf, teacher } from './people.ts';

/** A draft of one's own: an equation with one number to answer, right in every variant. */
export const exerciseOf = ({
  document,
  reader,
  ...changes
}: Omit<Partial<Exercise>, 'document' | 'reader'> & {
  document?: Partial<Exercise['document']>;
  reader?: Partial<Exercise['reader']>;
} = {}): Exercise => ({
  id: idOf(401),
  status: 'DR',
  owner: teacher.id,
  ownerName: 'Tom Hall',
  canEdit: true,
  level: 40,
  source: null,
  revision: 3,
  updatedAt: '2026-09-01T08:00:00Z',
  document: { ...(starterDocument as Exercise['document']), title: 'A linear equation', ...document },
  publishedVersion: null,
  hasUnpublishedChanges: true,
  reader: { language: 'en', languages: ['en'], title: document?.title ?? 'A linear equation', ...reader },
  audience: { audience: 'everybody', classIds: [], isChosen: false },
  ...changes,
});
