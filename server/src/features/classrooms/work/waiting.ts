import type { Services } from '../../../core/services.ts';
import { recordHappenings } from '../../notifications/api.ts';
import { memberData } from '../data/member-store.ts';

interface Asking {
  readonly classId: string;
  readonly userId: string;
  readonly at: Date;
}

/** Somebody asks to be let in. Call it in a transaction. */
export async function askToJoin(services: Services, { classId, userId, at }: Asking): Promise<void> {
  if (!(await memberData(services).insertWaiting({ classId, userId, at }))) return;
  await recordHappenings(services, [
    {
      kind: 'join-asked',
      subject: `${classId} ${userId} ${at.toISOString()}`,
      topic: `class:${classId}`,
      fold: classId,
      to: { teachersOf: classId },
      about: { classId },
    },
  ]);
}

/** Lets in or refuses those who wait; null is all of them. Call it in a transaction. Returns how many there were. */
export async function answerJoinRequests(
  services: Services,
  answer: { readonly classId: string; readonly memberIds: readonly string[] | null; readonly accept: boolean },
): Promise<number> {
  const { classId, accept } = answer;
  const userIds = await memberData(services).answerWaiting(answer);
  const at = services.now().toISOString();
  await recordHappenings(
    services,
    (accept ? userIds : []).map((userId) => ({
      kind: 'let-into-class',
      subject: `${classId} ${at}`,
      topic: `class:${classId}`,
      to: { person: userId, inClass: classId },
      about: { classId },
    })),
  );
  return userIds.length;
}
