import { castPollVote, createPoll, getPoll, getPollWall, joinPoll } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import type { TestApp } from '../test-app.ts';
import type { Room } from './world.ts';
import { votingData } from '../../features/polls/data/voting-store.ts';

const settings = { seconds: 60, twoRounds: true, liveResults: true, moderated: true };

/** Adds a poll of the class with votes on words, a question of the catalogue and an unopened one. */
export async function addPollThings(app: TestApp, room: Room) {
  const { teacher, learner, ben } = room.people;
  const poll = await teacher.call(createPoll, {
    body: {
      name: 'Poll',
      classId: room.classId,
      settings: { named: true, presence: true },
      questions: [
        { question: { kind: 'text', prompt: 'A word?', answer: null }, settings },
        { question: { kind: 'exercise', exerciseId: room.exerciseId } },
        { question: { kind: 'letters' } },
      ],
      start: true,
      open: true,
    },
  });
  const params = { pollId: poll.id };
  const ids = poll.questions.map(({ id }) => id);
  const code = poll.code ?? '';
  for (const voter of [learner, ben]) {
    await voter.call(joinPoll, { body: { code } });
    const body = { id: newId(), questionId: ids[0] ?? '', round: 1, sequence: 1, values: ['Tangent'] };
    await voter.call(castPollVote, { params, body });
  }
  const group = { ...params, kind: 'burst', addressHash: 'a', deviceHash: 'b' } as const;
  await votingData(app.services).insertSuspicion(group, app.clock.now);
  const open = await teacher.call(createPoll, { body: { name: 'For all', questions: [], start: true } });
  const draft = await teacher.call(createPoll, { body: { name: 'Draft', questions: [] } });
  const { current } = await teacher.call(getPoll, { params });
  const groupKey = current?.groups[0]?.key ?? '';
  const wall = await teacher.call(getPollWall, { params });
  return {
    poll,
    suspicionKey: 'burst.a.b',
    openCode: open.code ?? '',
    groupKey,
    presenceCode: wall.presence?.code ?? '',
    questionIds: ids,
    draftId: draft.id,
    params: { ...params, questionId: ids[0] ?? '', pollCode: code },
  };
}
