import { v4 as randomId, v7 as newId } from 'uuid';
import type { Queryable } from '../../core/db/open-database.ts';
import * as tables from '../../core/db/tables/index.ts';

const at = new Date('2026-05-04T10:00:00Z');

/** A poll of the person's own, and one of a class in which they answered by name; every text of theirs is `mark`. */
export async function addPolls(
  db: Queryable,
  { userId, otherId, mark, classId }: { userId: string; otherId: string; mark: string; classId: string },
) {
  const [ownId, classPollId] = [newId(), newId()];
  const poll = { named: false, mayChange: true, countsPresence: true, presenceSecret: randomId(), createdAt: at };
  await db.insert(tables.polls).values([
    { ...poll, id: ownId, ownerId: userId, name: mark },
    { ...poll, id: classPollId, ownerId: otherId, classroomId: classId, name: 'Poll', named: true },
  ]);
  for (const [pollId, prompt] of [
    [ownId, mark],
    [classPollId, 'Why?'],
  ] as const) {
    const [questionId, roundId, voterId] = [newId(), newId(), newId()];
    const keyboard = { letters: [], functions: [], templates: [] };
    const view = {
      id: questionId,
      kind: 'text',
      prompt,
      direction: 'ltr',
      label: '',
      answerType: 5,
      choices: [],
    } as const;
    await db.insert(tables.pollQuestions).values({
      id: questionId,
      pollId,
      position: 0,
      body: { kind: 'text', prompt, answer: null, solution: '' },
      seed: 1,
      view: { ...view, choices: [], keyboard, unit: null, twoRounds: false, figures: [] },
      liveResults: false,
      moderated: true,
    });
    await db.insert(tables.pollRounds).values({ id: roundId, questionId, number: 1, openedAt: at });
    const isNamed = pollId === classPollId;
    const identity = isNamed ? { userId } : { tokenHash: randomId() };
    await db
      .insert(tables.pollVoters)
      .values({ id: voterId, pollId, ...identity, codename: 'quiet heron', joinedAt: at });
    const answer = { values: [isNamed ? mark : 'because'], firstAt: at, receivedAt: at };
    await db.insert(tables.pollVotes).values({ roundId, voterId, id: randomId(), sequence: 1, ...answer });
    await db.insert(tables.pollPresences).values({ voterId, window: 1, wasLate: false, enteredAt: at });
    await db.insert(tables.pollModerations).values({ questionId, groupKey: 'a group', state: 'shown', decidedAt: at });
  }
}
