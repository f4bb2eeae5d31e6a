import { Random } from '../truth/family.ts';
import { changedCase, costOf, drawCase, type Cost, type SlowCase } from './cases.ts';

interface Found {
  readonly one: SlowCase;
  readonly cost: Cost;
}

/**
 * `slowest`: searches for markings that take long. It draws cases, keeps those that took most, and changes them a
 * little, over and over. BENCH_COUNT is the number of markings (6,000), BENCH_SEED draws others, BENCH_SHOW says how
 * many are printed. What exceeds a bound in milliseconds of processor time is measured again, the best of five runs.
 */
export async function benchSlowest(): Promise<void> {
  const count = Number(process.env['BENCH_COUNT'] ?? 6000);
  const random = new Random('slowest', Number(process.env['BENCH_SEED'] ?? 1));
  const kept = new Map<string, Found>();
  let markings = 0;
  while (markings < count) {
    const best = [...kept.values()];
    const isNew = markings < count / 3 || best.length === 0 || random.chance(0.2);
    const one = isNew ? drawCase(random) : changedCase(random.pick(best).one, random);
    const cost = measuredCase(one);
    markings += 1;
    if (!cost || markings < warmUp) continue;
    keepSlowest(kept, { one, cost });
  }
  report(kept, markings);
}

const warmUp = 100;

function measuredCase(one: SlowCase): Cost | undefined {
  try {
    return costOf(one);
  } catch (error) {
    console.log(`threw ${String(error)}: ${JSON.stringify(one)}`);
    return undefined;
  }
}

/** The slowest of each kind of marking and shape of key, by time where that is certain and by steps. */
function keepSlowest(kept: Map<string, Found>, found: Found): void {
  const { one, cost } = found;
  const name = `${one.setting} ${one.type} ${shapeName(one)}`;
  const before = kept.get(name);
  if (before && before.cost.ms >= cost.ms) return;
  if (cost.ms < enough) {
    kept.set(name, found);
    return;
  }
  const again = repeated(one, cost, 3);
  if (!before || again.ms > before.cost.ms) kept.set(name, { one, cost: again });
}

/** From here on a time is taken for what it is only when it comes again. */
const enough = 25;

function repeated(one: SlowCase, first: Cost, times: number): Cost {
  let best = first;
  for (let k = 0; k < times; k++) {
    const cost = costOf(one);
    if (cost && cost.ms < best.ms) best = cost;
  }
  return best;
}

function shapeName({ key }: SlowCase): string {
  return key.kind === 'shape' ? key.shape : key.kind;
}

function report(kept: ReadonlyMap<string, Found>, markings: number): void {
  const show = Number(process.env['BENCH_SHOW'] ?? 12);
  const slowest = [...kept.values()]
    .toSorted((a, b) => b.cost.ms - a.cost.ms)
    .slice(0, 3 * show)
    .map(({ one, cost }) => ({ one, cost: repeated(one, cost, 4) }))
    .toSorted((a, b) => b.cost.ms - a.cost.ms);
  const times = slowest.map(({ cost }) => cost.ms);
  const steps = [...kept.values()].map(({ cost }) => cost.steps);
  console.log(
    `${markings} markings of ${kept.size} kinds; worst ${(times[0] ?? 0).toFixed(1)} ms of processor time, ${Math.max(...steps)} steps`,
  );
  for (const bound of [100, 50]) console.log(`kinds above ${bound} ms: ${times.filter((ms) => ms > bound).length}`);
  for (const { cost } of slowest.slice(0, show)) {
    console.log(`${cost.ms.toFixed(1)} ms, ${cost.steps} steps, ${cost.outcome}: ${shortened(cost.text)}`);
  }
}

const shortened = (text: string): string => (text.length > 400 ? `${text.slice(0, 300)} … ${text.slice(-90)}` : text);
