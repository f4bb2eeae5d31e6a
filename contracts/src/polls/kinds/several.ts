import { choicesBody } from './choices.ts';
import type { PollKindContract } from './poll-kind.ts';

export const several = {
  key: 'expected',
  isWords: false,
  isTyped: false,
  body: choicesBody('several'),
} satisfies PollKindContract;
