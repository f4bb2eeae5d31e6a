import type { AnalysedItem } from '@lemma/contracts';
import { isMathsType, figuresFor, nothingSeen } from '@lemma/math/document';
import type { FirstResponse } from '../data/analysis-store.ts';
import type { Services } from '../../../core/services.ts';
import { versionedDocument } from '../../exercises/api.ts';
import { readerLanguages } from '../../../core/language/reader.ts';

const mostGroups = 6;
const mostLookedAt = 300;

type WrongAnswers = Pick<AnalysedItem, 'shownAs' | 'wrong'>;

/**
 * Wrong first answers to the version that most learners had, by their cause, shown as if all had had the variant of the
 * first of them.
 */
export async function wrongFirstAnswers(services: Services, tries: readonly FirstResponse[]): Promise<WrongAnswers> {
  const byVersion = Map.groupBy(tries, ({ variant }) => variant.exerciseVersionId);
  const [most] = [...byVersion].sort(([, a], [, b]) => b.length - a.length);
  const seed = most?.[1][0]?.variant.seed;
  if (most === undefined || seed === undefined) return { shownAs: null, wrong: [] };
  const [versionId, list] = most;
  const source = versionedDocument(services, versionId);
  const { variant } = await services.engine.drawVariant(source, seed, 'en', readerLanguages());
  const looked = list.slice(0, mostLookedAt);
  const wrong = await Promise.all(
    variant.parts.map(async (part) => {
      const given = wrongOf(looked, part.name);
      const groups =
        given.length === 0 ? [] : await services.engine.groupByCause(source, { seed, part: part.name, wrong: given });
      const named = groups.filter(({ id }) => id !== 'other').slice(0, mostGroups);
      const namedCount = named.reduce((sum, { members }) => sum + members.length, 0);
      return {
        name: part.name,
        label: part.label,
        isMath: isMathsType(part.answerType),
        key: part.answerLatex,
        wrongCount: given.length,
        groups: named.map(({ shown, isMath, cause, says, members }) => ({
          shown,
          isMath,
          cause: cause === '' ? says : cause,
          count: members.length,
        })),
        restCount: given.length - namedCount,
      };
    }),
  );
  const isSameForAll = variant.values.length === 0 || looked.every((one) => one.variant.seed === seed);
  return {
    shownAs: {
      question: variant.question,
      figures: figuresFor(
        variant,
        nothingSeen,
        wrong.flatMap(({ groups }) => groups.map(({ cause }) => cause)),
      ),
      direction: variant.direction,
      isSameForAll,
    },
    wrong,
  };
}

const wrongOf = (tries: readonly FirstResponse[], part: string) =>
  tries.flatMap(({ response, variant }) => {
    const verdict = response.verdict.parts.find((one) => one.part === part);
    const value = response.answers.find((one) => one.part === part)?.value ?? '';
    const isWrong = verdict?.outcome === 'wrong' || verdict?.outcome === 'partly';
    if (!isWrong || value === '') return [];
    return [{ seed: variant.seed, value, reason: verdict.reason, feedback: verdict.feedback }];
  });
