import { truthFamilies } from './families.ts';
import { type FamilyResult, measureFamily } from './family.ts';

/**
 * `truth`: what the engine says of generated cases whose truth is known, family by family. BENCH_COUNT multiplies the
 * number of cases by a factor, BENCH_SEED draws others, BENCH_ONLY runs the families whose name contains a text.
 */
export async function benchTruth(): Promise<void> {
  const factor = Number(process.env['BENCH_COUNT'] ?? 1);
  const seed = Number(process.env['BENCH_SEED'] ?? 1);
  const only = process.env['BENCH_ONLY'] ?? '';
  const results: FamilyResult[] = [];
  console.log('family | right | wrong | false accepts | false refusals | unknown | median ms | p95 ms | most ms');
  for (const family of truthFamilies.filter(({ name }) => name.includes(only))) {
    const result = measureFamily(family, Math.ceil((family.count ?? 2000) * factor), seed);
    results.push(result);
    report(result);
  }
  summarise(results);
}

function report(result: FamilyResult): void {
  const { name, right, wrong, falseAccepts, falseRefusals, unknown, times } = result;
  const counts = [right, wrong, falseAccepts.length, falseRefusals.length, unknown.length];
  const figures = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(3));
  console.log([name, ...counts, ...figures].join(' | '));
  const misses = { 'accepted though wrong': falseAccepts, 'refused though right': falseRefusals, unknown };
  for (const [what, texts] of Object.entries(misses)) {
    for (const text of texts.slice(0, Number(process.env['BENCH_SHOW'] ?? 5))) console.log(`    ${what}: ${text}`);
  }
}

function summarise(results: readonly FamilyResult[]): void {
  const sum = (of: (result: FamilyResult) => number): number => results.reduce((total, one) => total + of(one), 0);
  const right = sum((one) => one.right);
  const cases = right + sum((one) => one.wrong);
  const refusals = sum((one) => one.falseRefusals.length);
  const unknown = sum((one) => one.unknown.length);
  console.log(
    `${cases} cases: ${sum((one) => one.falseAccepts.length)} false accepts, ` +
      `${refusals} false refusals (${((100 * refusals) / right).toFixed(3)} %), ` +
      `${unknown} unknown (${((100 * unknown) / cases).toFixed(3)} %)`,
  );
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
