import type { WrongAnswers } from '@lemma/contracts';
import { figuresFor, nothingSeen } from '@lemma/math/document';
import { notFound } from '../../../core/errors.ts';
import type { TaskIds } from './progress.ts';
import { progressData, type ProgressStore } from '../data/progress-store.ts';
import { requireTask, taskQueries } from '../../tasks/api.ts';
import { regradedQueries } from '../../attempts/api.ts';
import type { Services } from '../../../core/services.ts';
import { readerTitles, versionedDocument } from '../../exercises/api.ts';
import { readerLanguages } from '../../../core/language/reader.ts';

const mostResponses = 500;
const mostSpellings = 6;
const mostLearners = 30;

type Row = Awaited<ReturnType<ProgressStore['selectWrongResponses']>>[number];
type Part = WrongAnswers['parts'][number];

/** One learner's wrong answer to one part. */
interface Given {
  readonly row: Row;
  readonly seed: number;
  readonly value: string;
  readonly reason: string;
  readonly feedback: string;
}

/** Wrong answers of the class to one question by their cause, shown in one variant (A16). */
export async function getWrongAnswers(
  services: Services,
  ids: TaskIds & { readonly itemId: string },
): Promise<WrongAnswers> {
  const task = await requireTask(services, ids);
  const items = await taskQueries(services).selectItems(task.id);
  const item = items.find(({ id }) => id === ids.itemId);
  if (!item) throw notFound();
  const marked = await progressData(services).selectWrongResponses({ ...ids, limit: mostResponses });
  // By the present verdict: an answer that a regrade has made right is no longer wrong.
  const rows = (await regradedQueries(services).overlay(marked)).filter(
    ({ outcome }) => outcome === 'wrong' || outcome === 'partly',
  );
  // A task may have moved to a newer version: compare answers to the same version only.
  const versionId = rows[0]?.versionId ?? item.versionId;
  const ofVersion = rows.filter((row) => row.versionId === versionId);
  const first = await progressData(services).findFirstVariant(item.id, versionId);
  const seed = first?.seed ?? 1;
  const source = versionedDocument(services, versionId);
  const { variant } = await services.engine.drawVariant(source, seed, 'en', readerLanguages());
  const parts = await Promise.all(
    variant.parts.map(async (part): Promise<Part> => {
      const given = ofVersion.flatMap((row) => wrongIn(row, part.name));
      const wrong = given.map(({ seed: own, value, reason, feedback }) => ({ seed: own, value, reason, feedback }));
      const groups =
        wrong.length === 0 ? [] : await services.engine.groupByCause(source, { seed, part: part.name, wrong });
      return {
        name: part.name,
        label: part.label,
        answerType: part.answerType,
        answerLatex: part.answerLatex,
        answerCount: given.length,
        groups: groups.map(({ members, ...group }) => ({
          ...group,
          ...presentMembers(members.flatMap((index) => given[index] ?? [])),
        })),
      };
    }),
  );
  return {
    title: (await readerTitles(services, [item.versionId])).get(item.versionId) ?? item.title,
    exerciseId: item.exerciseId,
    question: variant.question,
    figures: figuresFor(
      variant,
      nothingSeen,
      parts.flatMap(({ groups }) => groups.map(({ says }) => says)),
    ),
    direction: variant.direction,
    isSameForAll: variant.values.length === 0 || ofVersion.every((row) => row.seed === seed),
    isCut: marked.length === mostResponses,
    parts,
  };
}

function wrongIn(row: Row, part: string): Given[] {
  const verdict = row.verdict.parts.find((one) => one.part === part);
  const answer = row.answers.find((one) => one.part === part);
  if (!answer || (verdict?.outcome !== 'wrong' && verdict?.outcome !== 'partly')) return [];
  return [{ row, seed: row.seed, value: answer.value, reason: verdict.reason, feedback: verdict.feedback }];
}

/** Rows come newest first. */
function presentMembers(given: readonly Given[]) {
  const spellings = [...Map.groupBy(given, ({ value }) => value)]
    .map(([value, same]) => ({ value, count: same.length }))
    .sort((a, b) => b.count - a.count)
    .slice(0, mostSpellings);
  const newest = [...Map.groupBy(given, ({ row }) => row.memberId).values()].flatMap((own) => own[0] ?? []);
  return {
    answerCount: given.length,
    learnerCount: newest.length,
    spellings,
    learners: newest.slice(0, mostLearners).map(({ row, value }) => ({
      memberId: row.memberId,
      firstName: row.firstName,
      lastName: row.lastName,
      value,
      receivedAt: row.receivedAt.toISOString(),
    })),
  };
}
