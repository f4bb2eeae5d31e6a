import { z } from 'zod';
import { attemptId } from './attempts.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'attempts';

const hash = z.string().length(64);

/** Proof of an attempt that was handed in: enough to show later that the server still has it, without any answer. */
export const receipt = z.object({
  /** LM-XXXX-XXXX-XXXX-XXXX, to be written down. */
  code: z.string(),
  attemptId: z.uuid(),
  className: z.string(),
  taskName: z.string(),
  number: z.int(),
  learnerName: z.string(),
  startedAt: z.iso.datetime(),
  handedInAt: z.iso.datetime(),
  handedInBy: z.enum(['learner', 'server', 'teacher']),
  questions: z.array(
    z.object({
      position: z.int(),
      title: z.string(),
      /** SHA-256 of each response's answers, as hexadecimal digits. */
      responses: z.array(z.object({ id: z.uuid(), receivedAt: z.iso.datetime(), fingerprint: hash })),
    }),
  ),
  /** All of this, signed (JWS, ES256; keys at /.well-known/jwks.json). */
  signature: z.string(),
});
export type Receipt = z.output<typeof receipt>;

/** 409 before the attempt is handed in. */
export const getReceipt = endpoint({
  name: 'getReceipt',
  feature,
  summary: 'The signed receipt of an attempt that was handed in.',
  method: 'GET',
  path: '/attempts/{attemptId}/receipt/',
  who: { attempt: 'owner' },
  params: attemptId,
  response: receipt,
});

export const verifyReceipt = endpoint({
  name: 'verifyReceipt',
  feature,
  summary: 'Whether a receipt, as its code or the text of its file, is genuine, and what is stored otherwise now.',
  method: 'POST',
  path: '/classes/{classId}/receipts/',
  who: { classroom: 'assistant' },
  worksArchived: true,
  callsPerMinute: 120,
  params: z.object({ classId: z.uuid() }),
  body: z.strictObject({ receipt: z.string().trim().min(1, words(m.pasteCode)).max(500_000) }),
  response: z.object({
    isGenuine: z.boolean(),
    /** Whose it is, where it is genuine. */
    attempt: z
      .object({
        memberId: z.uuid().nullable(),
        firstName: z.string(),
        lastName: z.string(),
        taskId: z.uuid(),
        taskName: z.string(),
        number: z.int(),
        startedAt: z.iso.datetime(),
        handedInAt: z.iso.datetime().nullable(),
        responseCount: z.int(),
      })
      .nullable(),
    /** Of a file: what is stored otherwise than the receipt says. */
    differences: z.array(
      z.object({ what: z.enum(['missing', 'changed', 'added']), responseId: z.uuid(), receivedAt: z.iso.datetime() }),
    ),
  }),
  maximumBodyBytes: 512 * 1024,
});
