import {
  answerPreview,
  handInPreview,
  hintPreview,
  redrawPreview,
  solvePreview,
  type Attempt,
  type AttemptItem,
  type PartAnswers,
} from '@lemma/contracts';
import { call } from '../../../api/call.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { memoryStore } from '../keeping/answer-store.ts';
import type { AttemptCalls } from '../keeping/attempt-calls.ts';

export interface Preview {
  readonly attempt: Attempt;
  readonly tickets: readonly { readonly itemId: string; readonly ticket: string }[];
}

/** The player's calls of a preview: the server marks and draws, and what would be recorded stays on this page. */
export function previewCalls(
  params: { classId: string; taskId: string },
  { attempt, tickets: given }: Preview,
  onAttempt: (attempt: Attempt) => void,
): AttemptCalls {
  const tickets = new Map(given.map(({ itemId, ticket }) => [itemId, ticket]));
  const typed = new Map<string, PartAnswers>();
  const store = memoryStore();
  let current = attempt;
  const ticketOf = (itemId: string): string => tickets.get(itemId) ?? '';
  const itemOf = (itemId: string): AttemptItem => {
    const item = current.items.find(({ id }) => id === itemId);
    if (item === undefined) throw new Error('no such question in this preview');
    return item;
  };
  return {
    isPreview: true,
    store: async () => store,
    keep: (next) => {
      current = next;
      onAttempt(next);
    },
    read: async () => current,
    saveDraft: async (itemId, { sequence, answers }) => {
      typed.set(itemId, answers);
      return { sequence, savedAt: new Date(serverNow()).toISOString() };
    },
    submit: (itemId, { id, answers }) => {
      typed.set(itemId, answers);
      return call(answerPreview, { params, body: { ticket: ticketOf(itemId), id, answers } });
    },
    hint: async (itemId, _, number) =>
      (await call(hintPreview, { params, body: { ticket: ticketOf(itemId), number } })).hints,
    solve: async (itemId) => {
      const { solution } = await call(solvePreview, { params, body: { ticket: ticketOf(itemId) } });
      return { ...itemOf(itemId), solution, canShowSolution: false };
    },
    next: async (itemId) => {
      const { item, ticket } = await call(redrawPreview, { params, body: { ticket: ticketOf(itemId) } });
      const old = itemOf(itemId);
      tickets.set(itemId, ticket);
      typed.delete(itemId);
      return { ...item, id: itemId, position: old.position, variantNumber: old.variantNumber + 1 };
    },
    handIn: () => {
      const answers = current.items.map(({ id }) => ({ ticket: ticketOf(id), answers: typed.get(id) ?? [] }));
      return call(handInPreview, { params, body: { answers } });
    },
  };
}
