import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, longest first. Where no earlier run is remembered, as in a fresh clone, Vitest goes by size,
 * and a small file that takes a minute would be left to one worker at the end while the others have nothing to do.
 */
export const longest = [
  'server/src/reliability/full-disk.test.ts',
  'catalogue/catalogue.test.ts',
  'server/src/core/http/exam-secrets.test.ts',
  'scripts/math-truth.test.ts',
  'server/src/reliability/kills.test.ts',
  'server/src/core/http/extreme-values.test.ts',
  'server/src/core/http/openapi.test.ts',
  'server/src/core/db/backup/backup.test.ts',
  'server/src/core/http/hostile-requests.test.ts',
  'web/src/features/exercises/editor/parts.test.tsx',
  'server/src/features/demo/seed.test.ts',
  'web/src/every-page.test.tsx',
  'server/src/core/http/csrf.test.ts',
  'server/src/reliability/first-start.test.ts',
  'server/src/features/polls/stuffed-ballots.test.ts',
  'web/src/features/exercises/editor/variables-and-tests.test.tsx',
  'web/src/features/exercises/editor/figures/figures.test.tsx',
  'scripts/regular-expressions.test.ts',
  'server/src/reliability/stops.test.ts',
  'scripts/container.test.ts',
  'server/src/core/http/foreign-ids.test.ts',
  'server/src/features/exercises/starter-catalogue.test.ts',
  'server/src/core/network/client-address.test.ts',
  'server/src/core/access/access.test.ts',
  'web/src/maths/graph/each-tool.test.tsx',
  'web/src/features/exercises/editor/editor.test.tsx',
  'scripts/testing/database-kills.test.ts',
  'server/src/features/api-tokens/scopes.test.ts',
  'server/src/reliability/last-seconds.test.ts',
  'server/src/core/http/every-contract.test.ts',
  'server/src/reliability/access-on-nodes.test.ts',
  'server/src/features/regrades/regrades.test.ts',
  'server/src/reliability/payment-deliveries.test.ts',
  'server/src/features/lti/work/scores/seeded-deliveries.test.ts',
  'server/src/core/throttle/throttle.test.ts',
  'server/src/features/privacy/erase.test.ts',
  'scripts/start.test.ts',
  'server/src/reliability/soak.test.ts',
  'server/src/reliability/duplicates.test.ts',
  'server/src/reliability/polls.test.ts',
  'server/src/core/db/migrate.test.ts',
  'server/src/core/db/postgres/postgres.test.ts',
];

/** Vitest's order, with the longest files before all others of their project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const projects = [...new Set(usual.map(({ project }) => project.name))];
    return projects.flatMap((name) =>
      usual.filter(({ project }) => project.name === name).toSorted((a, b) => rankOf(a) - rankOf(b)),
    );
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return rank < 0 ? longest.length : rank;
}
