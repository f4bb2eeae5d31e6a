import type * as calls from '@lemma/contracts';
import type { Exercise, ResponseOf } from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { notFound } from '../../../../core/errors.ts';
import { canSeeKeys } from '../policy.ts';
import { exerciseData, type ExerciseRow } from '../../data/exercise-store.ts';
import { findDifferences } from './differences.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import type { Speaker } from '@lemma/contracts/messages';
import { historyData } from '../../data/history-store.ts';
import type { Services } from '../../../../core/services.ts';

const versionsPerPage = 50;

/** Versions with what has changed in each since the one before. */
export async function listVersions(
  services: Services,
  exercise: ExerciseRow,
  below: number | undefined,
  speaker: Speaker,
): Promise<ResponseOf<typeof calls.listVersions>> {
  // One more than is shown: the last one shown is compared with it.
  const rows = await historyData(services).selectVersions(exercise.id, below, versionsPerPage + 1);
  const shown = rows.slice(0, versionsPerPage);
  const taskCounts = await historyData(services).countTasks(shown.map(({ version }) => version.id));
  return {
    versions: shown.map(({ version, publisher }, index) => {
      const before = rows[index + 1]?.version.document;
      return {
        number: version.number,
        publishedAt: version.publishedAt.toISOString(),
        publishedBy: publisher,
        changes: before ? findDifferences(before, version.document, speaker).map(({ sentence }) => sentence) : [],
        taskCount: taskCounts.get(version.id) ?? 0,
      };
    }),
    hasMore: rows.length > versionsPerPage,
  };
}

async function requireVersion(services: Services, exerciseId: string, number: number) {
  const found = await historyData(services).findVersion(exerciseId, number);
  if (!found) throw notFound();
  return found;
}

/** One version, whole. */
export async function getVersion(
  services: Services,
  exercise: ExerciseRow,
  number: number,
): Promise<ResponseOf<typeof calls.getVersion>> {
  const { version, publisher } = await requireVersion(services, exercise.id, number);
  return {
    number: version.number,
    publishedAt: version.publishedAt.toISOString(),
    publishedBy: publisher,
    document: version.document as Exercise['document'],
  };
}

/** Two versions, or a version and the draft; without `from` it is the newest version before the other. */
export async function compareVersions(
  services: Services,
  exercise: ExerciseRow,
  { from, to }: { readonly from?: number | undefined; readonly to?: number | undefined },
  speaker: Speaker,
): Promise<ResponseOf<typeof calls.compareVersions>> {
  const after = to === undefined ? exercise.draft : (await requireVersion(services, exercise.id, to)).version.document;
  const before = await earlierDocument(services, exercise, from, to);
  return { differences: before ? findDifferences(before, after, speaker) : [] };
}

async function earlierDocument(
  services: Services,
  { id }: ExerciseRow,
  from: number | undefined,
  to: number | undefined,
): Promise<ExerciseDocument | undefined> {
  if (from !== undefined) return (await requireVersion(services, id, from)).version.document;
  const [newest] = await historyData(services).selectVersions(id, to, 1);
  return newest?.version.document;
}

/** Returns later changes to the source of a copy, as long as it is in the catalogue: then both were published. */
export async function compareWithSource(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
  speaker: Speaker,
): Promise<ResponseOf<typeof calls.compareWithSource>> {
  const source = exercise.copiedFromId === null ? null : await exerciseData(services).findSource(exercise.copiedFromId);
  const row = source && (await exerciseData(services).findExercise(source.id, user.id));
  const newest = source && (await exerciseData(services).selectLatestVersion(source.id));
  if (!exercise.copiedFromId || !source || !newest || row?.status !== 'PB' || !canSeeKeys(user, row)) throw notFound();
  const copied = await exerciseData(services).selectVersion(exercise.copiedFromId);
  return {
    id: source.id,
    title: newest.document.title,
    ownerName: row.ownerName,
    copiedNumber: copied.number,
    newestNumber: newest.number,
    differences: findDifferences(copied.document, newest.document, speaker),
  };
}
