import {
  PlatformRefused,
  PlatformUnavailable,
  platformScopes,
} from '../../../../core/outside/lti-platform/platform.ts';
import type { Services } from '../../../../core/services.ts';
import type { ScoreColumn } from '../../data/scores/column-store.ts';
import { scoreData } from '../../data/scores/score-store.ts';
import { isSameScore } from './delivering.ts';
import { accountOf, ltiPlatforms } from './platforms.ts';

const day = 24 * 3600 * 1000;
const mostAtOnce = 200;

/** Asks platforms once a day whether they have the scores that they were sent. */
export async function compareDaily(services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - day);
  const columns = await scoreData(services).selectColumnsToCompare({ before, most: mostAtOnce });
  await compareColumns(services, columns);
}

/** Asks now about a class, and tries again what was given up. */
export async function compareClass(services: Services, classId: string): Promise<void> {
  await scoreData(services).retryScores(classId, services.now());
  await compareColumns(services, await scoreData(services).selectColumnsOfClass(classId));
}

async function compareColumns(services: Services, columns: readonly ScoreColumn[]): Promise<void> {
  await Promise.all(
    [...Map.groupBy(columns, ({ platform }) => platform.id).values()].map(async (ofPlatform) => {
      for (const column of ofPlatform) await compareColumn(services, column);
    }),
  );
  const contexts = [...new Set(columns.map(({ contextId }) => contextId))];
  if (contexts.length > 0) await scoreData(services).markCompared(contexts, services.now());
}

async function compareColumn(services: Services, column: ScoreColumn): Promise<void> {
  if (column.lineitemUrl === null || !column.scopes.includes(platformScopes.result)) return;
  // Read first: a score that is sent meanwhile has another hash, and is left alone.
  const ours = await scoreData(services).selectSentScores(column.linkId);
  const now = services.now();
  try {
    const results = await ltiPlatforms(services).readResults(accountOf(column.platform), column.lineitemUrl);
    const bySubject = new Map(results.map((result) => [result.userId, result]));
    for (const sent of ours) {
      const theirs = bySubject.get(sent.subject);
      const found = { score: theirs?.resultScore ?? null, maximum: theirs?.resultMaximum ?? null };
      const isSame = isSameScore({ score: sent.sentScore, maximum: sent.sentMaximum }, found);
      if (isSame && sent.hasDifference) await scoreData(services).clearDifference(sent);
      if (isSame) continue;
      await scoreData(services).markDifference(sent, {
        found: found.score === null ? null : (found.score * sent.sentMaximum) / (found.maximum ?? 1),
        now,
        sendsAgain: column.leader === 'lemma',
      });
    }
  } catch (error) {
    if (!(error instanceof PlatformRefused) && !(error instanceof PlatformUnavailable)) throw error;
    services.log.warn({ link: column.linkId, problem: error.message }, 'scores were not compared');
  }
}
