import { expect, it } from 'vitest';
import { findPostgresProgram } from '../../server/src/core/db/backup/postgres-programs.ts';
import { strikeUnderLoad } from '../../server/src/reliability/database-kills.ts';
import { nothingWrong } from '../../server/src/reliability/oracle.ts';
import { withClusterOfItsOwn } from './cluster-place.ts';
import { blows } from './postgres-cluster.ts';

/** The short form, once each; `npm run bench -- database-kills` runs more. */
const hasPostgres = process.platform === 'linux' && findPostgresProgram('initdb') !== undefined;

it.runIf(hasPostgres)(
  'loses nothing acknowledged when PostgreSQL is killed, or one of its sessions, and continues without a restart of its own [RL3] [RL4]',
  async () => {
    const report = await withClusterOfItsOwn({ fsync: false }, ({ cluster, place }) =>
      strikeUnderLoad({
        place,
        strikes: blows.length,
        clients: 16,
        seed: Date.now(),
        strike: (number) => cluster.strike(blows[number % blows.length] ?? 'server'),
      }),
    );
    expect(report.findings).toEqual(nothingWrong);
    expect(report.failures).toBeGreaterThan(0);
  },
);
