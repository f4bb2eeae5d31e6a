import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { serverNow } from '../api/clock/server-clock.ts';
import { keptHere } from '../kept-here.ts';
import { useUser } from './session-context.ts';

/** A message that was begun. It keeps its id until it is sent, so that sending it again after a cut makes no second one. */
export interface UnsentMessage {
  readonly id: string;
  readonly text: string;
}

type Kept = Readonly<Record<string, UnsentMessage & { readonly at: number }>>;

const keptMs = 14 * 86_400_000;
const mostKept = 20;

const keyOf = (uid: string) => `lemma.unsent-messages.${uid}`;

const isKept = (value: unknown): value is Kept[string] =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'text' in value &&
  'at' in value &&
  typeof value.id === 'string' &&
  typeof value.text === 'string' &&
  typeof value.at === 'number';

/** Reads the messages of a person that are not too old; what cannot be read is left out. */
function readAll(uid: string): Kept {
  const all: Record<string, Kept[string]> = {};
  try {
    const stored: unknown = JSON.parse(keptHere.getItem(keyOf(uid)) ?? '{}');
    const entries: [string, unknown][] = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    for (const [place, one] of entries) if (isKept(one) && one.at > serverNow() - keptMs) all[place] = one;
  } catch {
    // A stored text that is not JSON counts as absent.
  }
  return all;
}

function writeAll(uid: string, all: Kept): void {
  const newest = Object.entries(all).toSorted(([, one], [, other]) => other.at - one.at);
  if (newest.length === 0) keptHere.removeItem(keyOf(uid));
  else keptHere.setItem(keyOf(uid), JSON.stringify(Object.fromEntries(newest.slice(0, mostKept))));
}

/** Forgets everything that the person has not sent: the next person at this device must not read it. */
export const forgetUnsentMessages = (uid: string): void => keptHere.removeItem(keyOf(uid));

export interface UnsentWriting extends UnsentMessage {
  readonly write: (text: string) => void;
  /** Begins another message. */
  readonly clear: () => void;
}

const begin = (uid: string, place: string) => ({ uid, ...(readAll(uid)[place] ?? { id: newId(), text: '' }) });

/** The message that is written at a place, such as `thread …`, kept on this device until it is sent. */
export function useUnsentMessage(place: string): UnsentWriting {
  const uid = useUser()?.uid ?? '';
  const [message, setMessage] = useState(() => begin(uid, place));
  // The person is known a moment after the page is there.
  if (message.uid !== uid) setMessage(begin(uid, place));
  const keep = (id: string, text: string): void => {
    setMessage({ uid, id, text });
    const { [place]: _, ...others } = readAll(uid);
    writeAll(uid, text.trim() === '' ? others : { ...others, [place]: { id, text, at: serverNow() } });
  };
  return {
    id: message.id,
    text: message.text,
    write: (text) => keep(message.id, text),
    clear: () => keep(newId(), ''),
  };
}

/** Whether a message was begun at a place. */
export function useHasUnsent(place: string): boolean {
  const uid = useUser()?.uid ?? '';
  return readAll(uid)[place] !== undefined;
}
