import type * as calls from '@lemma/contracts';
import { fewestShown, type AnalysedItem, type ResponseOf } from '@lemma/contracts';
import { drawnNames, variantKey } from '@lemma/math/document';
import type { ExerciseDocument } from '@lemma/math';
import { notFound } from '../../../core/errors.ts';
import {
  compareGroups,
  discriminationOf,
  discriminationRangeOf,
  distributionOf,
  judgeGroups,
  reliabilityOf,
  type ComparedGroup,
} from './statistics.ts';
import { analysisData, type FirstResponse } from '../data/analysis-store.ts';
import { wrongFirstAnswers } from './wrong-answers.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { taskQueries } from '../../tasks/api.ts';
import { regradedQueries } from '../../attempts/api.ts';
import {
  canEditExercise,
  exerciseQueries,
  type ExerciseRow,
  readerTitles,
  versionedDocument,
} from '../../exercises/api.ts';
import type { Services } from '../../../core/services.ts';

/** Variants drawn for one answer of the server, over all questions. */
const mostDrawn = 3000;
const fewestDrawn = 100;
const atATime = 16;
const mostGroups = 60;
/** A share of 1 that went through single precision. */
const right = 0.9999;

type Tries = readonly FirstResponse[];

/** How the questions of a task do. */
export async function analyseTask(
  services: Services,
  user: SignedInUser,
  ids: { readonly classId: string; readonly taskId: string },
): Promise<ResponseOf<typeof calls.analyseTask>> {
  const task = await taskQueries(services).findTask(ids);
  if (!task) throw notFound();
  const [items, tries] = await Promise.all([
    taskQueries(services).selectItems(task.id),
    analysisData(services)
      .selectFirstOfTask(task.id)
      .then((rows) => asCounted(services, rows)),
  ]);
  const titles = await readerTitles(
    services,
    items.map(({ versionId }) => versionId),
  );
  const points = new Map(items.map((item) => [item.id, item.points]));
  const totals = new Map<string, number>();
  const worth = ({ variant, response }: FirstResponse) => response.share * (points.get(variant.taskItemId) ?? 0);
  for (const one of tries) totals.set(one.userId, (totals.get(one.userId) ?? 0) + worth(one));
  const byItem = Map.groupBy(tries, ({ variant }) => variant.taskItemId);
  const most = Math.max(fewestDrawn, Math.floor(mostDrawn / Math.max(1, items.length)));
  const compared: Compared[] = [];
  // One after the other: between them the threads mark what learners hand in.
  for (const item of items) {
    const own = byItem.get(item.id) ?? [];
    const rests = own.map((one) => ({
      isRight: isRight(one),
      rest: (totals.get(one.userId) ?? 0) - worth(one),
    }));
    compared.push({
      itemId: item.id,
      position: item.position,
      title: titles.get(item.versionId) ?? item.title,
      ...(await editingOf(services, user, item.exerciseId)),
      ...(await figuresOf(services, own, most)),
      ...withRange(discriminationOf(rests), rests.length),
    });
  }
  const possible = items.reduce((sum, item) => sum + item.points, 0);
  const sums = [...totals.values()];
  return {
    taskName: task.name,
    learners: totals.size,
    meanShare: sums.length === 0 || possible === 0 ? null : mean(sums) / possible,
    reliability: reliabilityOf(rowsOf(items, tries)),
    items: judge(compared),
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const withRange = (discrimination: number | null, learners: number) => ({
  discrimination,
  discriminationRange: discrimination === null ? null : discriminationRangeOf(discrimination, learners),
});

/** The shares of the learners who answered every question. */
function rowsOf(items: readonly { readonly id: string }[], tries: Tries): number[][] {
  return [...Map.groupBy(tries, ({ userId }) => userId).values()].flatMap((own) => {
    const shares = new Map(own.map(({ variant, response }) => [variant.taskItemId, response.share]));
    return shares.size === items.length ? [items.map(({ id }) => shares.get(id) ?? 0)] : [];
  });
}

type Compared = Omit<AnalysedItem, 'values' | 'variants' | 'hiddenValues'> & {
  readonly values: ComparedGroup[];
  readonly variants: ComparedGroup[];
};

/** Judges all groups of all questions together, and leaves out those of a few learners. */
function judge(items: readonly Compared[]): AnalysedItem[] {
  const judged = judgeGroups(items.flatMap(({ values, variants }) => [values, variants]));
  return items.map((item, index) => {
    const [values = [], variants = []] = judged.slice(2 * index, 2 * index + 2);
    const shown = values.filter(({ learners }) => learners >= fewestShown);
    return {
      ...item,
      values: shown.slice(0, mostGroups),
      variants: variants.filter(({ learners }) => learners >= fewestShown).slice(0, mostGroups),
      hiddenValues: values.length - shown.length,
    };
  });
}

/** How an exercise does in the classes that the user teaches. */
export async function analyseExercise(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
): Promise<AnalysedItem> {
  const rows = await analysisData(services).selectFirstOfExercise(exercise.id, user.id);
  const tries = await asCounted(services, rows);
  const [item] = judge([
    {
      itemId: null,
      position: 1,
      title: exercise.title,
      ...(await editingOf(services, user, exercise.id)),
      ...(await figuresOf(services, tries, mostDrawn)),
      ...withRange(null, 0),
    },
  ]);
  if (!item) throw new Error('an analysis without its exercise');
  return item;
}

async function asCounted(services: Services, rows: Tries): Promise<FirstResponse[]> {
  const counted = await regradedQueries(services).overlay(rows.map(({ response }) => response));
  return rows.map((row, index) => ({ ...row, response: counted[index] ?? row.response }));
}

const isRight = ({ response }: FirstResponse) => response.share >= right;

async function editingOf(services: Services, user: SignedInUser, exerciseId: string) {
  const exercise = await exerciseQueries(services).findExercise(exerciseId, user.id);
  return {
    exerciseId,
    canEdit: exercise !== null && canEditExercise(user, exercise),
    excluded: [...(exercise?.draft.variables.excluded ?? [])],
  };
}

async function figuresOf(services: Services, tries: Tries, most: number) {
  const seconds = tries.flatMap(({ response }) =>
    (response.secondsSpent ?? 0) > 0 ? (response.secondsSpent ?? 0) : [],
  );
  const [drawn, wrongAnswers] = await Promise.all([
    drawnOf(services, tries.slice(0, most)),
    wrongFirstAnswers(services, tries),
  ]);
  const values = new Map<string, boolean[]>();
  const variants = new Map<string, boolean[]>();
  const add = (groups: Map<string, boolean[]>, name: string, isOwn: boolean) => {
    const list = groups.get(name);
    if (list) list.push(isOwn);
    else groups.set(name, [isOwn]);
  };
  for (const { draws, key, one } of drawn) {
    for (const { name, plain } of draws) add(values, `${name} = ${plain}`, isRight(one));
    if (key !== '') add(variants, key, isRight(one));
  }
  const byVariable = Map.groupBy(values, ([name]) => name.split(' = ')[0] ?? '');
  return {
    learners: tries.length,
    rightShare: tries.length === 0 ? null : tries.filter(isRight).length / tries.length,
    times: seconds.length < fewestShown ? null : distributionOf(seconds),
    ...wrongAnswers,
    // Each value beside the others of the same variable: every learner is in one group of each.
    values: [...byVariable.values()].flatMap((entries) => inOrder(compareGroups(new Map(entries)))),
    variants: inOrder(compareGroups(variants)),
  };
}

/** By value where they are numbers, otherwise the largest group first. */
function inOrder(groups: readonly ComparedGroup[]): ComparedGroup[] {
  const valueOf = ({ name }: ComparedGroup) => Number(name.split(' = ')[1]);
  return groups.toSorted((a, b) => valueOf(a) - valueOf(b) || b.learners - a.learners);
}

/** Returns the draw of each learner: values of the variables that are drawn, and the name of the whole draw. */
async function drawnOf(services: Services, tries: Tries) {
  const documents = new Map<string, ExerciseDocument>();
  for (const versionId of new Set(tries.map(({ variant }) => variant.exerciseVersionId))) {
    documents.set(versionId, (await exerciseQueries(services).selectVersion(versionId)).document);
  }
  const result = [];
  for (let at = 0; at < tries.length; at += atATime) {
    const batch = tries.slice(at, at + atATime);
    result.push(
      ...(await Promise.all(
        batch.map(async (one) => {
          const names = drawnNames(documents.get(one.variant.exerciseVersionId)?.variables.list ?? []);
          if (names.length === 0) return { draws: [], key: '', one };
          const source = versionedDocument(services, one.variant.exerciseVersionId);
          const { variant } = await services.engine.drawVariant(source, one.variant.seed);
          const plainOf = (name: string) => variant.values.find((value) => value.name === name)?.plain ?? '';
          return {
            draws: names.map((name) => ({ name, plain: plainOf(name) })),
            key: variantKey(names, plainOf),
            one,
          };
        }),
      )),
    );
  }
  return result;
}
