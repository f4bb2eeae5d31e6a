import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

/*
 * npm run coverage [-- PATH...]
 * Runs the unit, HTTP and component tests, prints how many lines of each workspace they reach, and compares that with
 * coverage.json. Fails when a workspace has fallen; writes a higher value into the file, which is then committed. With
 * paths it runs these tests only, and prints without comparing.
 */

const root = resolve(import.meta.dirname, '..');
const ratchet = join(root, 'coverage.json');
/** Points by which a workspace may fall: some lines run only when threads meet in a certain order. */
const tolerance = 0.3;

interface Lines {
  readonly total: number;
  readonly covered: number;
}

const paths = process.argv.slice(2);
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', '--coverage', ...paths], {
  cwd: root,
  stdio: 'inherit',
});
const summary = JSON.parse(readFileSync(join(root, '.cache/coverage/coverage-summary.json'), 'utf8')) as Record<
  string,
  { readonly lines: Lines }
>;

const sums = new Map<string, Lines>();
for (const [file, { lines }] of Object.entries(summary)) {
  const [workspace = ''] = relative(root, file).split(sep);
  if (file === 'total') continue;
  const sum = sums.get(workspace) ?? { total: 0, covered: 0 };
  sums.set(workspace, { total: sum.total + lines.total, covered: sum.covered + lines.covered });
}
const reached = Object.fromEntries(
  [...sums].map(([workspace, { total, covered }]) => [workspace, Math.round((1000 * covered) / total) / 10]),
);
for (const [workspace, percent] of Object.entries(reached))
  console.log(`${workspace.padEnd(10)} ${percent} % of lines`);

process.exitCode = status ?? 1;
if (status === 0 && paths.length === 0) {
  const lowest = JSON.parse(existsSync(ratchet) ? readFileSync(ratchet, 'utf8') : '{}') as Record<string, number>;
  const fallen = Object.entries(lowest).filter(
    ([workspace, percent]) => (reached[workspace] ?? 0) < percent - tolerance,
  );
  for (const [workspace, percent] of fallen) console.error(`${workspace} had ${percent} %: add tests for what is new.`);
  if (fallen.length > 0) process.exitCode = 1;
  else {
    const raised = Object.entries(reached).map(([workspace, now]) => [
      workspace,
      Math.max(now, lowest[workspace] ?? 0),
    ]);
    writeFileSync(ratchet, `${JSON.stringify(Object.fromEntries(raised), null, 2)}\n`);
  }
}
