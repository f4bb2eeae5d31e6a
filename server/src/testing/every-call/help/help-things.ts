import {
  askForHelp,
  followHelpThread,
  type ResponseOf,
  sendHelpMessage,
  type storeHelpPicture,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import type { Differing } from '../valid-calls.ts';
import type { Room, World } from '../world.ts';

/** A question with a picture, and its answer. */
export async function addHelpThings(room: Room, picture: Buffer) {
  const { teacher, learner } = room.people;
  const stored = await learner.send('POST', '/api/mm/help-pictures/', {
    body: picture,
    headers: { 'content-type': 'image/png' },
  });
  const pictureId = (stored.body as ResponseOf<typeof storeHelpPicture>).id;
  const { threadId } = await learner.call(askForHelp, {
    params: { attemptId: room.ada.attemptId, itemId: room.itemPath.itemId },
    body: { id: newId(), text: 'Why $x$?', pictureIds: [pictureId], variantNumber: 1 },
  });
  const params = { threadId };
  await teacher.call(sendHelpMessage, { params, body: { id: newId(), text: 'What did you try?' } });
  const { messages } = await learner.call(followHelpThread, { params });
  return { params: { threadId, pictureId, messageId: messages[1]?.id ?? '' } };
}

/** Calls about help from a person. */
export function helpCalls({ room, exercise }: World): Record<string, Differing> {
  const message = { id: newId(), text: 'And then?', pictureIds: [] };
  return {
    askForHelp: { body: { ...message, variantNumber: 1 } },
    sendHelpMessage: { body: message },
    listHelpThreads: { query: { side: 'asked', state: 'answered', page: 1 } },
    storeHelpPicture: { body: exercise.picture, type: 'image/png' },
    reportHelpMessage: { body: { reason: 'It is rude.' } },
    assignHelpThread: { body: { userId: room.people.teacher.user.id } },
    muteHelpLearner: { body: { isMuted: true } },
    turnIntoTypicalError: { body: { responseId: room.ada.responseIds[0], part: 'square' } },
    publishHelpThread: { body: { question: 'Why?', answer: 'Because.' } },
    setHelpSettings: { body: { isOn: true, expected: 'on weekdays', mayPublish: true } },
  };
}
