import { cleanText } from '../../../core/clean-text.ts';
import { conflict, invalidField } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { messageData } from '../data/message-store.ts';

export interface NewMessage {
  readonly id: string;
  readonly text: string;
  readonly pictureIds: readonly string[];
}

interface Placed {
  readonly threadId: string;
  readonly authorId: string;
  readonly isStaff: boolean;
}

/** Returns the thread of the message of this id, if its author has sent it before; throws when it is not theirs. */
export async function findEarlier(
  services: Services,
  { id, authorId }: { readonly id: string; readonly authorId: string },
): Promise<string | null> {
  const earlier = await messageData(services).findMessage(id);
  if (!earlier) return null;
  if (earlier.authorId !== authorId)
    throw conflict('request/conflict', 'This message was sent before by somebody else.');
  return earlier.threadId;
}

/** Stores a message with its pictures, each of which its author has stored and not sent yet. */
export async function writeMessage(
  services: Services,
  { id, text, pictureIds }: NewMessage,
  place: Placed,
): Promise<void> {
  const message = { ...place, id, text: cleanText(text), createdAt: services.now() };
  if (!(await messageData(services).insertMessage(message))) {
    throw conflict('request/conflict', 'This message was sent before.');
  }
  const ids = [...new Set(pictureIds)];
  if ((await messageData(services).attachPictures(place.authorId, id, ids)) !== ids.length) {
    throw invalidField('pictureIds', 'A picture is missing. Add it again.');
  }
}
