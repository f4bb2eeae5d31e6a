import { formulaBody } from './formulas.ts';
import type { PollKindContract } from './poll-kind.ts';

export const expression = {
  key: 'expected',
  isWords: false,
  isTyped: true,
  body: formulaBody('expression'),
} satisfies PollKindContract;
