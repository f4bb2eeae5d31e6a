import type { PartVerdict } from '../../exercises/draw/variant.ts';
import type { WorkLeft } from './work-left.ts';

interface Marked {
  readonly outcome: 'marked';
  /** Share of the part's points, 0 to 1. */
  readonly share: number;
  readonly feedback: string;
  /** Words for the time after the last answer. */
  readonly afterwards?: string;
  readonly reason: string;
}

/** The judgement of one way of marking on one answer, before points are given. */
export type Mark = (
  | Marked
  | {
      readonly outcome: 'invalid';
      readonly message: string;
      readonly span?: { readonly start: number; readonly end: number };
      readonly reason: string;
    }
  | { readonly outcome: 'unfinished'; readonly message: string; readonly reason: string }
  | { readonly outcome: 'unknown'; readonly reason: string }
) & {
  /** The work left in the answer, right or not. */
  readonly work?: WorkLeft;
};

export function marked(share: number, reason: string, feedback = ''): Marked {
  return { outcome: 'marked', share, feedback, reason };
}

export function wrong(reason: string, feedback = ''): Mark {
  return marked(0, reason, feedback);
}

export function invalid(reason: string, message: string, span?: { start: number; end: number }): Mark {
  return { outcome: 'invalid', message, reason, ...(span ? { span } : {}) };
}

/** An answer that is not worked out: it costs nothing and earns nothing. */
export function unfinished(work: WorkLeft, message = work.advice): Mark {
  return { outcome: 'unfinished', reason: `not ${work.yet}`, message, work };
}

/** Words for a learner whose answer a person will look at. */
const waits = 'This answer could not be checked by itself. Your teacher will look at it.';

export function verdictOf(part: string, points: number, mark: Mark): PartVerdict {
  switch (mark.outcome) {
    case 'invalid': {
      const { message, reason, span } = mark;
      return { part, outcome: 'invalid', score: 0, points, feedback: message, reason, ...(span ? { span } : {}) };
    }
    case 'unfinished':
      return { part, outcome: 'unfinished', score: 0, points, feedback: mark.message, reason: mark.reason };
    case 'unknown':
      return { part, outcome: 'unknown', score: 0, points, feedback: waits, reason: mark.reason };
    case 'marked': {
      const { share, feedback, reason, afterwards } = mark;
      const outcome = share >= 1 ? 'right' : share > 0 ? 'partly' : 'wrong';
      // Hundredths: shares such as 1/3 leave no endless decimals in a grade book.
      const score = Math.round(share * points * 100) / 100;
      return { part, outcome, score, points, feedback, reason, ...(afterwards ? { afterwards } : {}) };
    }
  }
}
