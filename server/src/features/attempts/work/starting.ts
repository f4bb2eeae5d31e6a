import { randomInt } from 'node:crypto';
import type * as calls from '@lemma/contracts';
import type { Attempt, BodyOf, NotationChoice } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { conflict, forbidden, notFound } from '../../../core/errors.ts';
import { closeIfOver } from './closing.ts';
import { presentAttempt } from './present.ts';
import type { Start } from '../data/start-store.ts';
import { notationInClass } from '../../classrooms/api.ts';
import { requireTaskPassword } from './task-password.ts';
import { attemptData, type AttemptStore } from '../data/attempt-store.ts';
import { accessOfPerson } from '../../../core/live/access-topics.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import {
  type Accommodation,
  accommodationQueries,
  attemptsOf,
  drawItems,
  hasEnded,
  isOpen,
  isOver,
  requireTask,
  requireUnbegun,
  type TaskRow,
  windowOf,
} from '../../tasks/api.ts';
import type { Services } from '../../../core/services.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

declare module '../../../core/hooks.ts' {
  interface Hooks {
    /** Throws for a learner who may not begin something new in a class that asks to be paid for. */
    readonly requirePlace: (
      services: Services,
      key: { readonly classId: string; readonly userId: string },
    ) => Promise<void>;
  }
}

/** Seeds are uniform and unguessable; 2^48 is what `randomInt` draws without bias. */
const seedLimit = 2 ** 48 - 1;
export const newSeed = () => randomInt(seedLimit);

type Earlier = Awaited<ReturnType<AttemptStore['selectEarlier']>>;
const mostDraws = 3;

/** Starts attempt number `number`, or returns it: a double click, two tabs and two nodes start one (invariant 2). */
export async function startAttempt(
  services: Services,
  user: SignedInUser,
  ids: { readonly classId: string; readonly taskId: string },
  { number, password, isLearner }: BodyOf<typeof calls.startAttempt> & { readonly isLearner: boolean },
): Promise<Attempt> {
  const task = await requireTask(services, ids);
  if (task.archivedAt !== null) throw notFound();
  const key = { taskId: task.id, userId: user.id };
  for (let tries = 0; tries < mostDraws; tries += 1) {
    const earlier = await attemptData(services).selectEarlier(key);
    const existing = earlier.find((attempt) => attempt.number === number);
    if (existing) return presentStarted(services, existing.id);
    const profile = await accommodationQueries(services).find({ classId: ids.classId, userId: user.id });
    await requireTurn(services, { task, profile, earlier, number });
    if (task.kind === 'practice') await requireUnbegun(services, user.id, { taskId: task.id, itemId: null });
    if (isLearner) await services.hooks.requirePlace(services, { classId: ids.classId, userId: user.id });
    await requireTaskPassword(services, task, user.id, password);
    const notation = await notationInClass(services, { classId: ids.classId, userId: user.id, kind: task.kind });
    const draft = await composeStart(services, { task, earlier, number, userId: user.id, notation });
    const outcome = await attemptData(services).insertAttempt(draft);
    if (outcome === 'started') {
      services.bus.publish(`task:${task.id}`);
      // Words of others about the exercises of a test are closed to its learner now.
      if (task.kind === 'assessment') services.bus.publish(accessOfPerson(user.id));
      return presentStarted(services, draft.attempt.id);
    }
  }
  throw conflict('request/conflict', said(m.exercisesJustChanged));
}

async function presentStarted(services: Services, attemptId: string): Promise<Attempt> {
  return presentAttempt(services, await closeIfOver(services, await attemptData(services).loadAttempt(attemptId)));
}

/** The task takes attempts now, and this is the learner's next: each after the last was handed in, up to their limit. */
async function requireTurn(
  services: Services,
  turn: {
    readonly task: TaskRow;
    readonly profile: Accommodation | null;
    readonly earlier: Earlier;
    readonly number: number;
  },
): Promise<void> {
  const { task, profile, earlier, number } = turn;
  const now = services.now();
  if (!isOpen(task, now)) throw conflict('attempt/not-open', said(m.notOpenYet));
  if (hasEnded(windowOf(task, profile), now)) throw conflict('attempt/closed', said(m.taskClosed));
  const last = earlier.at(-1);
  if (number !== earlier.length + 1) throw conflict('request/conflict', said(m.oneAfterAnother));
  if (last && !isOver(last, task.kind, now)) {
    throw conflict('request/conflict', said(m.handInOpenFirst));
  }
  const allowed = attemptsOf(task.attemptsAllowed, profile);
  if (allowed !== null && number > allowed) throw forbidden(said(m.allAttemptsUsed));
}

async function composeStart(
  services: Services,
  given: {
    readonly task: TaskRow;
    readonly earlier: Earlier;
    readonly number: number;
    readonly userId: string;
    readonly notation: NotationChoice;
  },
): Promise<Start> {
  const { task, earlier, number, userId, notation } = given;
  const groups = await attemptData(services).selectDraw(task.id);
  const itemIds = earlier.map((attempt) => attempt.itemIds);
  const items = drawItems(groups, itemIds, { shuffles: task.shufflesItems, chance: (limit) => randomInt(limit) });
  const attemptId = newId();
  const startedAt = services.now();
  return {
    attempt: { id: attemptId, taskId: task.id, userId, number, notation, startedAt, lastActiveAt: startedAt },
    variants: items.map((item, index) => ({
      id: newId(),
      attemptId,
      taskItemId: item.id,
      exerciseVersionId: item.versionId,
      place: index + 1,
      number: 1,
      seed: newSeed(),
    })),
  };
}
