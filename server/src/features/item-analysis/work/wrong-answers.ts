import type { AnalysedItem } from '@lemma/contracts';
import type { FirstResponse } from '../data/analysis-store.ts';
import type { Services } from '../../../core/services.ts';
import { versionedDocument } from '../../exercises/api.ts';

const mostShown = 5;
const mostLookedAt = 300;

/** The wrong first answers that most learners gave, grouped by their cause. */
export async function commonWrong(
  services: Services,
  tries: readonly FirstResponse[],
): Promise<AnalysedItem['wrongAnswers']> {
  const byVersion = Map.groupBy(tries, ({ variant }) => variant.exerciseVersionId);
  const [most] = [...byVersion].sort(([, a], [, b]) => b.length - a.length);
  if (!most) return [];
  const [versionId, list] = most;
  const parts = new Set(list.flatMap(({ response }) => response.verdict.parts.map(({ part }) => part)));
  const found = await Promise.all([...parts].map((part) => ofPart(services, versionId, part, list)));
  return found
    .flat()
    .sort((a, b) => b.count - a.count)
    .slice(0, mostShown);
}

async function ofPart(services: Services, versionId: string, part: string, tries: readonly FirstResponse[]) {
  const wrong = tries.slice(0, mostLookedAt).flatMap(({ response, variant }) => {
    const verdict = response.verdict.parts.find((one) => one.part === part);
    const value = response.answers.find((one) => one.part === part)?.value ?? '';
    if (verdict?.outcome !== 'wrong' || value === '') return [];
    return [{ seed: variant.seed, value, reason: verdict.reason, feedback: verdict.feedback }];
  });
  const [first] = wrong;
  if (!first) return [];
  const groups = await services.engine.groupByCause(versionedDocument(services, versionId), {
    seed: first.seed,
    part,
    wrong,
  });
  return groups.map(({ cause, says, shown, isMath, members }) => ({
    answer: shown || (wrong[members[0] ?? 0]?.value ?? ''),
    part,
    isText: !isMath,
    count: members.length,
    feedback: says || cause,
  }));
}
