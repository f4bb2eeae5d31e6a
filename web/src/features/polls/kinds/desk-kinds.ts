import type { PollQuestionKind } from '@lemma/contracts';
import { choice } from './choice/desk.ts';
import { cloud } from './cloud/desk.ts';
import type { DeskKind } from './desk-kind.ts';
import { expression } from './expression/desk.ts';
import { letters } from './letters/desk.tsx';
import { number } from './number/desk.ts';
import { point } from './point/desk.tsx';
import { ranking } from './ranking/desk.ts';
import { scale } from './scale/desk.tsx';
import { several } from './several/desk.ts';
import { text } from './text/desk.tsx';

/** The forms of every kind of poll question, in the order of the select. */
export const deskKinds: { readonly [K in PollQuestionKind]: DeskKind<K> } = {
  choice,
  several,
  number,
  expression,
  text,
  cloud,
  letters,
  ranking,
  scale,
  point,
};
