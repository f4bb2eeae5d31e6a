import { drawDemoChance, type Chance } from '../features/demo/work/chance.ts';
import { composeResponse, sendResponse, type BusyClass, type SentResponse } from '../testing/classes/busy-class.ts';

const mostCopies = 5;
const messagesInHand = 20;

interface DuplicatesReport {
  /** Responses, each delivered one to five times. */
  readonly messages: number;
  readonly deliveries: number;
  /** Responses that were answered otherwise at a later delivery, or not as the answer deserves. */
  readonly changed: readonly string[];
  /** Learners who do not have each response once, or not their best score. */
  readonly miscounted: readonly number[];
}

/**
 * Delivers at least so many messages, each one to five times and out of order, over all nodes of the class: a learner's
 * twenty newest responses are in hand at a time.
 */
export async function deliverTwice(busy: BusyClass, deliveries: number, seed: number): Promise<DuplicatesReport> {
  const chance = drawDemoChance(seed);
  const report = { messages: 0, deliveries: 0, changed: [] as string[] };
  const expected = busy.learners.map(() => ({ score: 0, responseCount: 0 }));
  await Promise.all(
    busy.learners.map(async (_, learner) => {
      while (report.deliveries < deliveries) {
        const sent = Array.from({ length: messagesInHand }, () => composeResponse(busy, learner, chance));
        report.messages += sent.length;
        const delivered = await deliver(busy, shuffledCopies(sent, chance), report.changed);
        report.deliveries += delivered;
        const own = expected[learner];
        if (!own) continue;
        own.responseCount += sent.length;
        own.score = Math.max(own.score, ...sent.map(({ score }) => score));
      }
    }),
  );
  const shown = await busy.readScores();
  const miscounted = expected.flatMap((own, at) => (JSON.stringify(own) === JSON.stringify(shown[at]) ? [] : [at]));
  return { ...report, miscounted };
}

function shuffledCopies(sent: readonly SentResponse[], chance: Chance): SentResponse[] {
  return sent
    .flatMap((one) => Array.from({ length: 1 + Math.floor(chance() * mostCopies) }, () => ({ one, by: chance() })))
    .sort((a, b) => a.by - b.by)
    .map(({ one }) => one);
}

async function deliver(busy: BusyClass, copies: readonly SentResponse[], changed: string[]): Promise<number> {
  const first = new Map<string, string>();
  for (const copy of copies) {
    const { response } = await sendResponse(busy, copy);
    const text = JSON.stringify(response);
    const known = first.get(copy.id) ?? text;
    first.set(copy.id, known);
    if (known !== text || response.verdict?.score !== copy.score) changed.push(copy.id);
  }
  return copies.length;
}
