import type * as calls from '@lemma/contracts';
import type { AnalysedItem, ResponseOf } from '@lemma/contracts';
import { drawnNames, variantKey } from '@lemma/math/exercises';
import type { ExerciseDocument } from '@lemma/math';
import { notFound } from '../../../core/errors.ts';
import { compareGroups, discriminationOf, medianOf } from './statistics.ts';
import { analysisData, type FirstResponse } from '../data/analysis-store.ts';
import { commonWrong } from './wrong-answers.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { taskQueries } from '../../tasks/api.ts';
import { regradedQueries } from '../../attempts/api.ts';
import { canEditExercise, exerciseQueries, type ExerciseRow, versionedDocument } from '../../exercises/api.ts';
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
  const points = new Map(items.map((item) => [item.id, item.points]));
  const totals = new Map<string, number>();
  const worth = ({ variant, response }: FirstResponse) => response.share * (points.get(variant.taskItemId) ?? 0);
  for (const one of tries) totals.set(one.userId, (totals.get(one.userId) ?? 0) + worth(one));
  const byItem = Map.groupBy(tries, ({ variant }) => variant.taskItemId);
  const most = Math.max(fewestDrawn, Math.floor(mostDrawn / Math.max(1, items.length)));
  const analysed: AnalysedItem[] = [];
  // One after the other: between them the threads mark what learners hand in.
  for (const item of items) {
    const own = byItem.get(item.id) ?? [];
    const figures = await figuresOf(services, own, most);
    const rests = own.map((one) => ({
      isRight: isRight(one),
      rest: (totals.get(one.userId) ?? 0) - worth(one),
    }));
    analysed.push({
      itemId: item.id,
      position: item.position,
      title: item.title,
      ...(await editingOf(services, user, item.exerciseId)),
      ...figures,
      discrimination: discriminationOf(rests),
    });
  }
  return { taskName: task.name, items: analysed };
}

/** How an exercise does in the classes that the user teaches. */
export async function analyseExercise(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
): Promise<AnalysedItem> {
  const rows = await analysisData(services).selectFirstOfExercise(exercise.id, user.id);
  const tries = await asCounted(services, rows);
  return {
    itemId: null,
    position: 1,
    title: exercise.title,
    ...(await editingOf(services, user, exercise.id)),
    ...(await figuresOf(services, tries, mostDrawn)),
    discrimination: null,
  };
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
  const seconds = tries.flatMap(({ variant }) => (variant.secondsSpent > 0 ? variant.secondsSpent : []));
  const [drawn, wrongAnswers] = await Promise.all([
    drawnOf(services, tries.slice(0, most)),
    commonWrong(services, tries),
  ]);
  const values = new Map<string, boolean[]>();
  const variants = new Map<string, boolean[]>();
  const add = (groups: Map<string, boolean[]>, name: string, isOwn: boolean) =>
    groups.set(name, [...(groups.get(name) ?? []), isOwn]);
  for (const { draws, key, one } of drawn) {
    for (const { name, plain } of draws) add(values, `${name} = ${plain}`, isRight(one));
    if (key !== '') add(variants, key, isRight(one));
  }
  const shared = new Map([...variants].filter(([, list]) => list.length > 1));
  return {
    learners: tries.length,
    rightShare: tries.length === 0 ? null : tries.filter(isRight).length / tries.length,
    medianSeconds: medianOf(seconds),
    wrongAnswers,
    values: compareGroups(values).slice(0, mostGroups),
    // Beside all variants, also those that one learner alone had.
    variants: compareGroups(variants)
      .filter(({ name }) => shared.has(name))
      .slice(0, mostGroups),
  };
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
