import { getAttempt } from '@lemma/contracts';
import { drawDemoChance } from '../features/demo/work/chance.ts';
import { composeResponse, sendResponse, type BusyClass } from '../testing/classes/busy-class.ts';
import type { Fault, FaultProxy } from '../testing/product/fault-proxy.ts';
import { HttpAnswerError } from '../testing/http-client.ts';

interface CutReport {
  /** Sendings that the fault broke. */
  readonly broken: number;
  /** Responses that were not stored exactly once in the end. */
  readonly notOnce: readonly string[];
  /** Responses whose verdict was not the one that the answer deserves. */
  readonly misjudged: readonly string[];
  /** Responses whose id was taken for other answers. */
  readonly overwritten: readonly string[];
}

/**
 * Sends each response through a wire that is cut at a random place, then again until an answer comes, then once more
 * with other answers under the same id.
 */
export async function cutTheWire(busy: BusyClass, proxy: FaultProxy, cuts: number, seed: number): Promise<CutReport> {
  const chance = drawDemoChance(seed);
  const report = { broken: 0, notOnce: [] as string[], misjudged: [] as string[], overwritten: [] as string[] };
  const ids: string[] = [];
  for (let n = 0; n < cuts; n += 1) {
    const sent = composeResponse(busy, 0, chance);
    ids.push(sent.id);
    proxy.plan(drawFault(chance));
    const answer = await sendResponse(busy, sent).catch(() => {
      report.broken += 1;
      return sendResponse(busy, sent);
    });
    if (answer.response.verdict?.score !== sent.score) report.misjudged.push(sent.id);
    const other = { ...sent, answers: sent.answers.map(({ part, value }) => ({ part, value: `${value}1` })) };
    const refusal = await sendResponse(busy, other).catch((error: unknown) => error);
    if (!(refusal instanceof HttpAnswerError && refusal.status === 409)) report.overwritten.push(sent.id);
  }
  const learner = busy.learners[0];
  const attempt = await learner?.client.call(getAttempt, { params: { attemptId: learner.attemptId } });
  const stored = attempt?.items[0];
  // An id that was refused with other answers is stored; that many responses are then each of them, once.
  if (stored?.responseCount !== ids.length) report.notOnce.push(`${stored?.responseCount} of ${ids.length}`);
  report.notOnce.push(...(stored?.responses ?? []).flatMap(({ id }) => (ids.includes(id) ? [] : [id])));
  return report;
}

function drawFault(chance: () => number): Fault {
  const bytes = Math.floor(chance() * 500);
  const faults: readonly Fault[] = [
    { cut: 'before-request' },
    { cut: 'in-request', bytes },
    { cut: 'before-reply' },
    { cut: 'in-reply', bytes },
  ];
  return faults[Math.floor(chance() * faults.length)] ?? { cut: 'before-reply' };
}
