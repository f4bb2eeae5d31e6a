import { type AudienceChoice, type Exercise, sharingLevels } from '@lemma/contracts';
import { invalidField } from '../../../../core/errors.ts';
import { levelOf } from '../policy.ts';
import { documentWords } from '../search/columns.ts';
import { exerciseData, type ExerciseRow } from '../../data/exercise-store.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { sharingData } from '../../data/sharing-store.ts';
import { catalogueData } from '../../data/search/search-store.ts';
import { catalogueSearch } from '../search/search.ts';
import type { Services } from '../../../../core/services.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** Returns the audience chosen for an exercise, or, before a choice, its owner's last choice. */
async function findChoice(services: Services, exercise: ExerciseRow): Promise<AudienceChoice> {
  const { ownerId } = exercise;
  const of = exercise.audienceChosenAt === null ? await sharingData(services).findLastChoice(ownerId) : exercise;
  if (!of) return { audience: 'everybody', classIds: [] };
  const classIds = of.audience === 'named' ? await sharingData(services).selectClassIds(of.id) : [];
  const isOwn = of.id === exercise.id;
  return {
    audience: of.audience,
    classIds: isOwn ? classIds : await sharingData(services).selectTaught(ownerId, classIds),
  };
}

/** Returns the audience of an exercise for people who may edit it; its classes for people who may let others in. */
export async function presentAudience(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
): Promise<Exercise['audience']> {
  const level = levelOf(user, exercise);
  if (level < sharingLevels.edit) return null;
  const { audience, classIds } = await findChoice(services, exercise);
  return {
    audience,
    classIds: level < sharingLevels.invite ? [] : classIds,
    isChosen: exercise.audienceChosenAt !== null,
  };
}

/** The choice as it is kept: each class once, and only those that are named already or that the user teaches. */
async function checkChoice(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
  { audience, classIds: wanted }: AudienceChoice,
): Promise<AudienceChoice> {
  if (audience !== 'named') return { audience, classIds: [] };
  const classIds = [...new Set(wanted)];
  const [named, taught] = await Promise.all([
    sharingData(services).selectClassIds(exercise.id),
    sharingData(services).selectTaught(user.id, classIds),
  ]);
  const known = new Set([...named, ...taught]);
  const at = classIds.findIndex((id) => !known.has(id));
  if (at >= 0) throw invalidField(`classIds.${at}`, said(m.notYourClass));
  return { audience, classIds };
}

const isSame = (one: AudienceChoice, other: AudienceChoice) =>
  one.audience === other.audience && [...one.classIds].sort().join() === [...other.classIds].sort().join();

/** The choice sent with a publication; without an audience nothing is chosen. */
export interface ChoiceOfPublisher {
  readonly audience?: AudienceChoice['audience'] | undefined;
  readonly classIds?: readonly string[];
}

/**
 * Returns the audience after publishing. People who may edit but not let others in publish for
 * the audience that the owner has chosen.
 */
export async function choiceForPublishing(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
  given: ChoiceOfPublisher,
): Promise<AudienceChoice> {
  const before = await findChoice(services, exercise);
  if (given.audience === undefined) return before;
  const mayChoose = levelOf(user, exercise) >= sharingLevels.invite;
  if (!mayChoose) {
    if (given.audience === before.audience) return before;
    throw invalidField('audience', said(m.ownerChoosesAudience));
  }
  return checkChoice(services, user, exercise, { audience: given.audience, classIds: [...(given.classIds ?? [])] });
}

/** Adds the words of an exercise to the vocabulary if everybody may find it; other words must not be guessable. */
export async function learnWords(services: Services, exercise: ExerciseRow): Promise<void> {
  const version = await exerciseData(services).selectLatestVersion(exercise.id);
  if (!version) return;
  const { title, labels, author, body } = documentWords(version.document, exercise.ownerName);
  await catalogueData(services).addWords([...title, ...labels, ...author, ...body]);
}

/** Changes the audience of an exercise: immediately, on all nodes, and without a new version. */
export async function chooseAudience(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
  given: AudienceChoice,
): Promise<void> {
  const choice = await checkChoice(services, user, exercise, given);
  const before = await findChoice(services, exercise);
  if (exercise.audienceChosenAt !== null && isSame(before, choice)) return;
  await sharingData(services).setAudience(exercise.id, { ...choice, at: services.now() });
  if (choice.audience === 'everybody' && exercise.status === 'PB' && exercise.audience !== 'everybody') {
    await learnWords(services, exercise);
  }
  catalogueSearch(services).forget();
}
