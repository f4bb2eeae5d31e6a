import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'commerce';

export const mostCodes = 1000;

const batchPath = z.object({ codeBatchId: z.uuid() });

const batch = z.object({
  id: z.uuid(),
  name: z.string(),
  itemName: z.string(),
  createdAt: z.iso.datetime(),
  count: z.int(),
  used: z.int(),
  revoked: z.int(),
});
export type CodeBatch = z.output<typeof batch>;

export const listCodeBatches = endpoint({
  name: 'listCodeBatches',
  feature,
  summary: 'Access codes that were made, by batch.',
  method: 'GET',
  path: '/administration/commerce/codes/',
  who: 'superuser',
  response: z.object({ batches: z.array(batch) }),
});

/** The only time that the codes are shown: only their digests are kept. */
export const createCodes = endpoint({
  name: 'createCodes',
  feature,
  summary: 'Makes access codes of an item, for a school or a bookstore to hand out.',
  method: 'POST',
  path: '/administration/commerce/codes/',
  who: 'superuser',
  body: z.strictObject({
    itemId: z.uuid(words(m.chooseItem)),
    name: z.string().trim().min(1, words(m.enterName)).max(120),
    count: z.int().min(1, words(m.chooseHowMany)).max(mostCodes),
  }),
  response: z.object({ batchId: z.uuid(), codes: z.array(z.string()) }),
  needsConfirmation: true,
});

/** Without the codes themselves: their last four letters, and when each was used. */
export const downloadCodes = endpoint({
  name: 'downloadCodes',
  feature,
  summary: 'The states of the access codes of a batch.',
  method: 'GET',
  path: '/administration/commerce/codes/{codeBatchId}/download/',
  who: 'superuser',
  params: batchPath,
  response: { file: ['text/csv'] },
});

/** With a code, that one alone. Used codes stay used. */
export const revokeCodes = endpoint({
  name: 'revokeCodes',
  feature,
  summary: 'Ends the unused access codes of a batch, or one of them.',
  method: 'POST',
  path: '/administration/commerce/codes/{codeBatchId}/revoke/',
  who: 'superuser',
  params: batchPath,
  body: z.strictObject({ lastFour: z.string().trim().toUpperCase().length(4).optional() }),
  response: z.object({ batches: z.array(batch) }),
});
