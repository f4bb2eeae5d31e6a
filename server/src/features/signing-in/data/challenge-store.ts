import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '../../../core/db/open-database.ts';
import { challenges } from '../../../core/db/tables/index.ts';

export type ChallengePurpose = (typeof challenges.$inferSelect)['purpose'];

export interface Challenge {
  readonly userId: string | null;
  readonly data: Readonly<Record<string, string>>;
}

interface ChallengeKey {
  readonly tokenHash: string;
  readonly purpose: ChallengePurpose;
}

/** Exchanges that were begun in a browser and wait for its next request. */
export function createChallengeStore(db: Queryable, now: () => Date) {
  const isRunning = ({ tokenHash, purpose }: ChallengeKey) =>
    and(eq(challenges.tokenHash, tokenHash), eq(challenges.purpose, purpose), gt(challenges.expiresAt, now()));
  const columns = { userId: challenges.userId, data: challenges.data };

  return {
    async insertChallenge(challenge: typeof challenges.$inferInsert): Promise<void> {
      await db.delete(challenges).where(lt(challenges.expiresAt, now()));
      await db.insert(challenges).values(challenge);
    },

    async findChallenge(key: ChallengeKey): Promise<Challenge | null> {
      const [found] = await db.select(columns).from(challenges).where(isRunning(key));
      return found ?? null;
    },

    /** Of several that take the same challenge, one gets it. */
    async takeChallenge(key: ChallengeKey): Promise<Challenge | null> {
      const [taken] = await db.delete(challenges).where(isRunning(key)).returning(columns);
      return taken ?? null;
    },
  };
}
