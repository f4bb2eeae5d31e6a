import { setTimeout as wait } from 'node:timers/promises';
import { getPoll } from '@lemma/contracts';
import { type Hall, openHall, untilAllSee } from '../../server/src/testing/polls/poll-hall.ts';
import { lowestPoint } from '../../server/src/testing/polls/polls.ts';
import { type RunningProduct, startProduct } from '../../server/src/testing/product/product.ts';
import { onEachDatabase } from '../databases.ts';

const count = Number(process.env['BENCH_COUNT'] ?? 2000);
const answerWithinMs = 5000;

/** Most of the hall is near the vertex, the others are anywhere. */
function placeOf(voter: number): readonly [x: number, y: number] {
  const half = (k: number): number => (Math.floor(k) % 21) / 2 - 5;
  return voter % 3 === 0 ? [half(voter / 3), half(voter / 63)] : [1 + ((voter % 5) - 2) / 2, -2];
}

/**
 * `plane-poll`: a hall marks points on a plane within five seconds; after the last acknowledgement, the time until the
 * map of the lecturer is that of all marks. Then the lecturer shows the map: the time until the last phone has it, and
 * the processor time of the server for both.
 */
export async function benchPlanePoll(): Promise<void> {
  const rows: object[] = [];
  await onEachDatabase(async ({ name, place }) => {
    const product = await startProduct(place);
    try {
      rows.push({ database: name, ...(await measureMap(product)) });
    } finally {
      await product.terminate();
    }
  });
  console.table(rows);
}

async function measureMap({ url, cpuMs }: RunningProduct) {
  const hall = await openHall([url], count, undefined, lowestPoint);
  try {
    const expected = mapOf(hall.voters.map((_, voter) => placeOf(voter)));
    const [began, cpu] = [performance.now(), cpuMs()];
    const votes = await Promise.all(
      hall.voters.map(async (voter, index) => {
        await wait(((index * 7919) % count) * (answerWithinMs / count));
        return voter.vote(1, `(${placeOf(index).join(', ')})`);
      }),
    );
    const done = performance.now();
    const times = votes.map(({ ms }) => ms).sort((a, b) => a - b);
    for (;;) {
      const { current } = await hall.teacher.call(getPoll, { params: hall.ids });
      const { measures } = current ?? {};
      const seen = measures?.kind === 'point' ? measures.cells : [];
      const map = new Map(seen.map(([x, y, marks]) => [`${x} ${y}`, marks]));
      const isWhole = map.size === expected.size && [...expected].every(([cell, marks]) => map.get(cell) === marks);
      const late = performance.now() - done;
      if (isWhole || late > 60_000) {
        const cpuOfMarks = cpuMs() - cpu;
        const shown = await showMap(hall, expected.size, cpuMs);
        return {
          marks: count,
          cells: expected.size,
          'all acknowledged ms': Math.round(done - began),
          'ack p95 ms': Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
          'map right': isWhole,
          'map right after ms': Math.round(late),
          'server ms of processor a mark': Number((cpuOfMarks / count).toFixed(2)),
          ...shown,
        };
      }
      await wait(10);
    }
  } finally {
    hall.close();
  }
}

/** From the lecturer's command to the last phone that has the whole map. */
async function showMap(hall: Hall, cells: number, cpuMs: () => number) {
  const [began, cpu] = [performance.now(), cpuMs()];
  await hall.reveal();
  await untilAllSee(hall.voters, ({ question: asked }) => {
    const measures = asked?.results?.measures;
    return measures?.kind === 'point' && measures.cells.length === cells;
  });
  return {
    'map on the last phone after ms': Math.round(Math.max(...hall.voters.map(({ seen }) => seen.at)) - began),
    'server ms of processor a phone': Number(((cpuMs() - cpu) / count).toFixed(2)),
  };
}

function mapOf(places: readonly (readonly [number, number])[]): ReadonlyMap<string, number> {
  const cells = new Map<string, number>();
  for (const [x, y] of places) cells.set(`${x} ${y}`, (cells.get(`${x} ${y}`) ?? 0) + 1);
  return cells;
}
