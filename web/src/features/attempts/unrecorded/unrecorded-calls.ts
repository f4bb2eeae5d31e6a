import type { Attempt, AttemptItem, hintPreview, PartAnswers, ResponseOf, solvePreview } from '@lemma/contracts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { memoryStore } from '../keeping/answer-store.ts';
import type { AttemptCalls, Submitted } from '../keeping/attempt-calls.ts';

/** An attempt that the server drew and did not store; each question travels in its ticket. */
export interface Unrecorded {
  readonly attempt: Attempt;
  readonly tickets: readonly { readonly itemId: string; readonly ticket: string }[];
}

/** The server's part in it. */
export interface UnrecordedServer {
  readonly unrecorded: 'preview' | 'free-practice';
  readonly submit: (ticket: string, given: { id: string; answers: PartAnswers }) => Promise<Submitted>;
  readonly hint: (ticket: string, number: number) => Promise<ResponseOf<typeof hintPreview>>;
  readonly solve: (ticket: string) => Promise<ResponseOf<typeof solvePreview>>;
  readonly redraw: (ticket: string) => Promise<{ item: AttemptItem; ticket: string }>;
  readonly handIn: (answers: { ticket: string; answers: PartAnswers }[]) => Promise<Attempt>;
}

/** The player's calls of such an attempt: the server marks and draws, and what would be recorded stays on this page. */
export function unrecordedCalls(
  server: UnrecordedServer,
  { attempt, tickets: given }: Unrecorded,
  onAttempt: (attempt: Attempt) => void,
): AttemptCalls {
  const tickets = new Map(given.map(({ itemId, ticket }) => [itemId, ticket]));
  const typed = new Map<string, PartAnswers>();
  const store = memoryStore();
  let current = attempt;
  const ticketOf = (itemId: string): string => tickets.get(itemId) ?? '';
  const itemOf = (itemId: string): AttemptItem => {
    const item = current.items.find(({ id }) => id === itemId);
    if (item === undefined) throw new Error('no such question in this attempt');
    return item;
  };
  return {
    unrecorded: server.unrecorded,
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
    submit: async (itemId, { id, answers }) => {
      typed.set(itemId, answers);
      const submitted = await server.submit(ticketOf(itemId), { id, answers });
      const { bestScore } = submitted;
      // The server has kept nothing of earlier answers, the best of which counts.
      return {
        ...submitted,
        bestScore: bestScore === null ? null : Math.max(bestScore, itemOf(itemId).bestScore ?? 0),
      };
    },
    hint: (itemId, _, number) => server.hint(ticketOf(itemId), number),
    solve: async (itemId) => {
      const { solution, figures } = await server.solve(ticketOf(itemId));
      const item = itemOf(itemId);
      return { ...item, variant: { ...item.variant, figures }, solution, canShowSolution: false };
    },
    next: async (itemId) => {
      const { item, ticket } = await server.redraw(ticketOf(itemId));
      const old = itemOf(itemId);
      tickets.set(itemId, ticket);
      typed.delete(itemId);
      return {
        ...item,
        id: itemId,
        position: old.position,
        variantNumber: old.variantNumber + 1,
        bestScore: old.bestScore,
      };
    },
    handIn: () =>
      server.handIn(current.items.map(({ id }) => ({ ticket: ticketOf(id), answers: typed.get(id) ?? [] }))),
  };
}
