import { recordHappenings } from '../../../notifications/api.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type * as calls from '@lemma/contracts';
import type { ResponseOf } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { invalidField, notFound } from '../../../../core/errors.ts';
import { levelOf } from '../policy.ts';
import { exerciseData, type ExerciseRow } from '../../data/exercise-store.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { sharingData } from '../../data/sharing-store.ts';
import { accountQueries } from '../../../people/api.ts';
import type { Services } from '../../../../core/services.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

type Shares = ResponseOf<typeof calls.listShares>;

/** Returns the people other than the owner, and the link. Names are shown only for people who came by themselves. */
export async function listShares(services: Services, exercise: ExerciseRow): Promise<Shares> {
  const rows = await sharingData(services).selectShares(exercise.id);
  return {
    people: rows.map(({ share, name }) => ({
      id: share.id,
      email: share.email,
      name: share.email === '' ? name : '',
      level: share.level as Shares['people'][number]['level'],
      createdAt: share.createdAt.toISOString(),
    })),
    link:
      exercise.linkLevel === null || exercise.linkToken === null
        ? null
        : { level: exercise.linkLevel as 10 | 20, token: exercise.linkToken },
  };
}

function refuseMoreThanOwn(user: SignedInUser, exercise: ExerciseRow, level: number): void {
  if (level > levelOf(user, exercise)) throw invalidField('level', said(m.noMoreThanYouHave));
}

/** Lets the person with this address in, or changes what they may. */
export async function setShare(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
  { email, level }: { readonly email: string; readonly level: number },
): Promise<Shares> {
  refuseMoreThanOwn(user, exercise, level);
  const existing = await sharingData(services).findShare(exercise.id, { email });
  if (existing) {
    refuseMoreThanOwn(user, exercise, existing.level);
    await sharingData(services).updateShare(existing.id, { level });
  } else {
    const account = await accountQueries(services).findByEmail(email);
    const userId = account?.emailVerifiedAt ? account.id : null;
    const came = userId === null ? null : await sharingData(services).findShare(exercise.id, { userId });
    if (came) await sharingData(services).updateShare(came.id, { email, level: Math.max(came.level, level) });
    else {
      const id = newId();
      await inTransaction(services, async (services) => {
        await sharingData(services).insertShare({
          id,
          exerciseId: exercise.id,
          userId,
          email,
          level,
          createdBy: user.id,
          createdAt: services.now(),
        });
        if (userId === null || userId === user.id) return;
        await recordHappenings(services, [
          {
            kind: 'exercise-shared',
            subject: id,
            topic: `exercise:${exercise.id}`,
            to: { person: userId },
            about: { exerciseId: exercise.id, title: exercise.title },
          },
        ]);
      });
    }
  }
  return listShares(services, exercise);
}

/** Takes back what somebody may do, if the user may do as much themselves. */
export async function removeShare(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
  shareId: string,
): Promise<Shares> {
  const rows = await sharingData(services).selectShares(exercise.id);
  const found = rows.find((row) => row.share.id === shareId);
  if (!found) throw notFound();
  refuseMoreThanOwn(user, exercise, found.share.level);
  await sharingData(services).deleteShare(exercise.id, shareId);
  return listShares(services, exercise);
}

/** A new link for this level, or none. */
export async function setSharingLink(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
  level: 10 | 20 | null,
): Promise<Shares> {
  refuseMoreThanOwn(user, exercise, level ?? 0);
  const isKept = level !== null && exercise.linkToken !== null;
  const token = level === null ? null : isKept ? exercise.linkToken : randomBytes(24).toString('base64url');
  await sharingData(services).setLink(exercise.id, level, token);
  return listShares(services, { ...exercise, linkLevel: level, linkToken: token });
}

/** Opens a sharing link. An absent exercise, one without a link and one with another link all look the same. */
export async function openSharingLink(
  services: Services,
  user: SignedInUser,
  exerciseId: string,
  token: string,
): Promise<undefined> {
  const exercise = await exerciseData(services).findExercise(exerciseId, user.id);
  const { linkLevel = null, linkToken = null } = exercise ?? {};
  if (!exercise || linkLevel === null || linkToken === null || !isSame(linkToken, token)) throw notFound();
  if (levelOf(user, exercise) >= linkLevel && exercise.sharedLevel !== null) return undefined;
  if (exercise.ownerId === user.id) return undefined;
  const mine = await sharingData(services).findShare(exerciseId, { userId: user.id });
  if (mine) await sharingData(services).updateShare(mine.id, { level: Math.max(mine.level, linkLevel) });
  else {
    await sharingData(services).insertShare({
      id: newId(),
      exerciseId,
      userId: user.id,
      email: '',
      level: linkLevel,
      createdBy: user.id,
      createdAt: services.now(),
    });
  }
  return undefined;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
