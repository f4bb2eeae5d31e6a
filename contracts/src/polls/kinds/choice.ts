import { choicesBody } from './choices.ts';
import type { PollKindContract } from './poll-kind.ts';

export const choice = {
  key: 'expected',
  isWords: false,
  isTyped: false,
  body: choicesBody('choice'),
} satisfies PollKindContract;
