import {
  getAttempt,
  getLearnerTask,
  saveDraft,
  submitResponse,
  type Attempt,
  type AttemptItem,
  type LearnerTask,
} from '@lemma/contracts';
import { screen, within } from '@testing-library/react';
import { PlayerPage } from '../features/attempts/player/PlayerPage.tsx';
import { learnerTaskOf, type verdictOf } from './attempts.ts';
import { idOf, learner } from './people.ts';
import { serve } from './server.ts';
import { showPage } from './show.tsx';

export const playerAddress = `/c/${idOf(60)}/tasks/${idOf(70)}`;

export async function openPlayer(attempt: Attempt, query = '', task: Partial<LearnerTask> = {}) {
  serve(getLearnerTask, { ...learnerTaskOf({ kind: attempt.kind, ...task }), className: 'Class 7b' });
  serve(getAttempt, attempt);
  const page = showPage(PlayerPage, { as: learner, at: playerAddress + query, path: '/c/:classId/tasks/:taskId' });
  return page;
}

export async function openQuestion(attempt: Attempt, query = '') {
  const page = await openPlayer(attempt, query);
  const form = await screen.findByRole('form', { name: /^Question/ });
  return { ...page, form: within(form) };
}

export const now = () => new Date().toISOString();

/** Answers every response with this verdict; null keeps it back. */
export function mark(verdict: ReturnType<typeof verdictOf> | null) {
  const state: AttemptItem['state'] =
    verdict === null ? 'answered' : verdict.outcome === 'invalid' ? 'open' : verdict.outcome;
  const kept = { receivedAt: now(), verdict, isLate: false, isFromDraft: false, credited: verdict?.score ?? null };
  serve(submitResponse, ({ body }) => ({
    response: { ...kept, id: body.id, answers: body.answers },
    state,
    bestScore: verdict?.score ?? null,
    canShowSolution: false,
    isKeptForTeacher: false,
  }));
}

/** Takes every draft. */
export function keepDrafts(): void {
  serve(saveDraft, ({ body }) => ({ sequence: body.sequence, savedAt: now() }));
}
