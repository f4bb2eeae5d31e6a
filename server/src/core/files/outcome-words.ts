import type { Message } from '@lemma/contracts/messages';
import * as m from './messages.ts';

/** Outcomes of answers, as tables to download say them. */
export const outcomeWords = {
  right: m.right,
  partly: m.partly,
  wrong: m.wrong,
  unknown: m.unknown,
  open: m.open,
} as const satisfies Readonly<Record<string, Message>>;
