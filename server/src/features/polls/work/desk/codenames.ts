import { randomInt } from 'node:crypto';
import type { Speaker } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** A name that says nothing of who it is, and that a lecturer may read aloud. Two in one hall may share it. */
export function newCodename(speaker: Speaker): string {
  const oneOf = (list: string): string => {
    const words = list.split(', ');
    return words[randomInt(words.length)] ?? '';
  };
  return speaker.say(m.codename, { quality: oneOf(speaker.say(m.qualities)), animal: oneOf(speaker.say(m.animals)) });
}
