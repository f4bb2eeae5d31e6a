export const seed = Number(process.env['BENCH_SEED'] ?? Date.now() % 1_000_000_000);

/** One line of the report; ends the run with 1 when something is wrong. */
export function tell(
  name: string,
  figures: Readonly<Record<string, unknown>>,
  wrong: Readonly<Record<string, unknown>>,
): void {
  const bad = Object.entries(wrong).filter(([, list]) => !Array.isArray(list) || list.length > 0);
  console.log(`${name}, seed ${seed}:`, figures, bad.length === 0 ? 'nothing wrong' : Object.fromEntries(bad));
  if (bad.length > 0) process.exitCode = 1;
}
