import { formulaBody } from './formulas.ts';
import type { PollKindContract } from './poll-kind.ts';

export const number = {
  key: 'expected',
  isWords: false,
  isTyped: true,
  body: formulaBody('number'),
} satisfies PollKindContract;
