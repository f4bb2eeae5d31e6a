import { readdirSync, readlinkSync } from 'node:fs';
import { drawDemoChance } from '../features/demo/work/chance.ts';
import { composeResponse, openBusyClass, sendResponse } from '../testing/classes/busy-class.ts';
import type { RunningProduct } from '../testing/product/product.ts';

/** Resources of the server after a tenth of the run, and the times of its answers in it. */
export interface Tenth {
  readonly memoryMb: number;
  /** Open files, connections and pipes of the process, without the files of tables that its database keeps open. */
  readonly handles: number;
  readonly p95Ms: number;
}

export interface SoakReport {
  readonly responses: number;
  readonly tenths: readonly Tenth[];
  /** Learners who do not have each response once, or not their best score. */
  readonly miscounted: readonly number[];
}

interface SoakOptions {
  readonly product: RunningProduct;
  readonly learners: number;
  readonly responses: number;
  readonly seed: number;
  readonly onTenth?: (tenth: Tenth) => void;
}

/** The embedded database opens the file of each table when it is first used, by an answer or by a chore, and keeps it. */
const isTable = (path: string): boolean => /\/(?:base\/\d+|global)\/[\d_a-z]+$/.test(path);

function countHandles(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((name) => {
    try {
      return !isTable(readlinkSync(`${folder}/${name}`));
    } catch {
      // It was closed meanwhile.
      return false;
    }
  }).length;
}

/** Lets a class answer as fast as it can, and measures after each tenth what the server has come to. */
export async function soak({ product, learners, responses, seed, onTenth }: SoakOptions): Promise<SoakReport> {
  const busy = await openBusyClass([product.url], learners);
  const chance = drawDemoChance(seed);
  const expected = busy.learners.map(() => ({ score: 0, responseCount: 0 }));
  const eachInTenth = Math.max(1, Math.floor(responses / 10 / learners));
  const tenths: Tenth[] = [];
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const times: number[] = [];
    await Promise.all(
      expected.map(async (own, learner) => {
        for (let n = 0; n < eachInTenth; n += 1) {
          const sent = composeResponse(busy, learner, chance);
          const began = performance.now();
          await sendResponse(busy, sent);
          times.push(performance.now() - began);
          own.score = Math.max(own.score, sent.score);
          own.responseCount += 1;
        }
      }),
    );
    const p95Ms = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
    const measured = {
      memoryMb: Math.round(product.memoryBytes() / 2 ** 20),
      handles: countHandles(product.pid),
      p95Ms: Math.round(p95Ms),
    };
    tenths.push(measured);
    onTenth?.(measured);
  }
  const shown = await busy.readScores();
  const miscounted = expected.flatMap((own, at) => (JSON.stringify(own) === JSON.stringify(shown[at]) ? [] : [at]));
  busy.close();
  return { responses: eachInTenth * 10 * learners, tenths, miscounted };
}
