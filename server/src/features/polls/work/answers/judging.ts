import { LRUCache } from 'lru-cache';
import { questionSource } from './question-source.ts';
import type { PollQuestionRow } from '../../data/poll-store.ts';
import type { Services } from '../../../../core/services.ts';

export interface Judgement {
  readonly isRight: boolean;
  readonly error: string;
  readonly feedback: string;
}

/** Verdicts on answers to questions that no longer change. */
const judgements = new LRUCache<string, Judgement>({ max: 20_000 });

/** Whether it is right and which typical error it shows; null for a question without a key. */
export async function judge(services: Services, question: PollQuestionRow, answer: string): Promise<Judgement | null> {
  if (!question.key) return null;
  const name = `${question.id} ${question.revision} ${answer}`;
  const known = judgements.get(name);
  if (known) return known;
  const fresh = await markOne(services, question, answer);
  judgements.set(name, fresh);
  return fresh;
}

async function markOne(services: Services, question: PollQuestionRow, value: string): Promise<Judgement> {
  const { source, seed, part } = await questionSource(services, question);
  try {
    const verdict = await services.engine.markResponse(source, seed, [{ part, value }]);
    const [marked] = verdict.parts;
    const error = await services.engine.nameTypicalError(marked?.reason ?? '');
    return { isRight: verdict.outcome === 'right', error, feedback: marked?.feedback ?? '' };
  } catch (error) {
    // One answer that is too much for the engine must not keep the others from the wall.
    services.log.warn({ err: error, question: question.id }, 'a poll answer cannot be marked');
    return { isRight: false, error: '', feedback: '' };
  }
}
