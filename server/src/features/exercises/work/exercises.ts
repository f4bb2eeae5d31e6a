import { isDeepStrictEqual } from 'node:util';
import type { AudienceChoice, Exercise } from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { v7 as newId } from 'uuid';
import { conflict, InvalidRequest, invalidField, notFound } from '../../../core/errors.ts';
import { isSuperuser } from '../../../core/access/roles.ts';
import { canEditExercise, canViewExercise, levelOf } from './policy.ts';
import { handOnTexts } from './only-texts.ts';
import { searchColumns } from './search/columns.ts';
import {
  chooseAudience,
  choiceForPublishing,
  type ChoiceOfPublisher,
  learnWords,
  presentAudience,
} from './sharing/audience.ts';
import { exerciseData, type ExerciseRow, type ExerciseVersion } from '../data/exercise-store.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { catalogueSearch } from './search/search.ts';
import { sharingData } from '../data/sharing-store.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { said, type Speaker } from '@lemma/contracts/messages';
import { readerOf } from './search/reader-texts.ts';
import * as m from '../messages.ts';

/** Editors get the draft, everyone else the published version. */
export async function presentExercise(services: Services, user: SignedInUser, row: ExerciseRow): Promise<Exercise> {
  const version = await exerciseData(services).selectLatestVersion(row.id);
  const canEdit = canEditExercise(user, row);
  const document = canEdit || !version ? row.draft : version.document;
  return {
    id: row.id,
    status: row.status,
    owner: row.ownerId,
    ownerName: row.ownerName,
    canEdit,
    level: levelOf(user, row),
    source: await findSource(services, user, row),
    revision: row.revision,
    updatedAt: row.updatedAt.toISOString(),
    document: asContract(document),
    publishedVersion: version ? presentVersion(version) : null,
    hasUnpublishedChanges: row.publishedRevision !== row.revision,
    reader: readerOf(document),
    audience: await presentAudience(services, user, row),
  };
}

/** Where a copy comes from, as long as the source is published and the user may find it. */
async function findSource(services: Services, user: SignedInUser, row: ExerciseRow): Promise<Exercise['source']> {
  const source = row.copiedFromId === null ? null : await exerciseData(services).findSource(row.copiedFromId);
  const found = source && (await exerciseData(services).findExercise(source.id, user.id));
  if (!source || found?.status !== 'PB' || !canViewExercise(user, found)) return null;
  return { id: source.id, title: source.title, isNewer: source.newest > source.number };
}

/** The engine's readonly document as the contract's type; the schema checks it on the way out. */
const asContract = (document: ExerciseDocument) => document as Exercise['document'];

function presentVersion(version: ExerciseVersion) {
  return { id: version.id, number: version.number, publishedAt: version.publishedAt.toISOString() };
}

async function reload(services: Services, user: SignedInUser, id: string): Promise<Exercise> {
  const row = await exerciseData(services).findExercise(id, user.id);
  if (!row) throw new Error(`exercise ${id} is missing`);
  return presentExercise(services, user, row);
}

const nameOf = (user: SignedInUser) => `${user.firstName} ${user.lastName}`;

/** Saves a new draft of the user's own. */
export async function createExercise(
  services: Services,
  user: SignedInUser,
  document: ExerciseDocument,
  copiedFromId: string | null = null,
): Promise<Exercise> {
  const id = newId();
  const at = services.now();
  await exerciseData(services).insertExercise({
    id,
    ownerId: user.id,
    draft: document,
    copiedFromId,
    ...searchColumns(document, nameOf(user)),
    createdAt: at,
    updatedAt: at,
  });
  return reload(services, user, id);
}

/**
 * Saves the draft; 409 when somebody else saved it since the editor read it. The tags of starter exercises are the
 * superusers' (P06).
 */
export async function updateExercise(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
  { revision, document }: { readonly revision: number; readonly document: ExerciseDocument },
): Promise<Exercise> {
  if (exercise.revision !== revision) throw changedElsewhere();
  if (exercise.catalogueKey !== null && !isSuperuser(user) && !isDeepStrictEqual(exercise.draft.tags, document.tags)) {
    throw invalidField('document.tags', said(m.onlySuperusersTag));
  }
  const newest =
    exercise.publishedRevision === null ? null : await exerciseData(services).selectLatestVersion(exercise.id);
  const isSaved = await exerciseData(services).updateDraft(exercise.id, revision, {
    draft: document,
    // Back to what is published: there is nothing to publish.
    ...(newest && isDeepStrictEqual(newest.document, document) ? { publishedRevision: revision + 1 } : {}),
    // Search keeps indexing the published version.
    ...(exercise.status === 'DR' ? searchColumns(document, exercise.ownerName) : {}),
    updatedAt: services.now(),
  });
  if (!isSaved) throw changedElsewhere();
  return reload(services, user, exercise.id);
}

const changedElsewhere = () => conflict('exercise/changed-elsewhere', said(m.savedElsewhere));

/** S09: publishing needs a clean check of the document and of its variants. Without a choice, who finds it stays as it is. */
export async function publishExercise(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
  revision: number,
  given: ChoiceOfPublisher = {},
): Promise<Exercise> {
  if (exercise.revision !== revision) throw changedElsewhere();
  const choice = await choiceForPublishing(services, user, exercise, given);
  const problems = await services.engine.findProblems(exercise.draft);
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    throw new InvalidRequest(
      Object.fromEntries(errors.map((problem) => [problem.place || 'nonFieldErrors', [problem.message]])),
    );
  }
  const version = {
    id: newId(),
    exerciseId: exercise.id,
    document: exercise.draft,
    sample: await services.engine.drawSampleQuestion(exercise.draft),
    publishedBy: user.id,
    publishedAt: services.now(),
  };
  const columns = searchColumns(exercise.draft, exercise.ownerName, version.sample);
  await inTransaction(services, async (services) => {
    const before = await exerciseData(services).selectLatestVersion(exercise.id);
    if (!(await exerciseData(services).publish(version, revision, columns, choice))) throw changedElsewhere();
    await handOnTexts(services, before, version);
    if (choice.audience === 'everybody') await learnWords(services, exercise);
  });
  catalogueSearch(services).forget();
  return reload(services, user, exercise.id);
}

/** Changes who finds it; tasks and versions stay as they are. */
export async function setExerciseAudience(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
  choice: AudienceChoice,
): Promise<Exercise> {
  await chooseAudience(services, user, exercise, choice);
  return reload(services, user, exercise.id);
}

/** Takes it out of the catalogue; versions stay, so no task that uses one breaks. */
export async function unpublishExercise(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
): Promise<Exercise> {
  await exerciseData(services).updateStatus(exercise.id, 'DR');
  catalogueSearch(services).forget();
  return reload(services, user, exercise.id);
}

/** A draft of one's own, with credit to the source (M01). */
export async function copyExercise(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
  speaker: Speaker,
): Promise<Exercise> {
  const version = await exerciseData(services).selectLatestVersion(exercise.id);
  const document = canEditExercise(user, exercise) || !version ? exercise.draft : version.document;
  const copied = {
    ...document,
    title: speaker.say(m.copyTitle, { title: document.title }).slice(0, 160),
    credit: { ...document.credit, source: `${exercise.title}, ${exercise.ownerName}`.slice(0, 500) },
  };
  return createExercise(services, user, copied, version?.id ?? null);
}

/** Removes an exercise from every list; tasks keep the versions that they have (P04). */
export async function archiveExercise(services: Services, exercise: ExerciseRow): Promise<undefined> {
  await exerciseData(services).archive(exercise.id, services.now());
  catalogueSearch(services).forget();
  return undefined;
}

/** Brings back what one has archived oneself, as a draft. */
export async function restoreExercise(services: Services, user: SignedInUser, exerciseId: string): Promise<undefined> {
  const archived = await exerciseData(services).selectArchived(user.id);
  if (!archived.some(({ id }) => id === exerciseId)) throw notFound();
  await exerciseData(services).archive(exerciseId, null);
  return undefined;
}

/** Gives an account what was shared with its address, once that is confirmed. */
export async function claimShared(
  services: Services,
  account: { readonly id: string; readonly email: string | null; readonly emailVerifiedAt: Date | null },
): Promise<void> {
  if (account.email !== null && account.emailVerifiedAt !== null) {
    await sharingData(services).claimShares(account.id, account.email);
  }
}
