import type { SignedInUser } from '../../../core/access/visitor.ts';
import { cleanLine } from '../../../core/clean-text.ts';
import { notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { recordHappenings } from '../../notifications/api.ts';
import { gradeQueries } from '../../results/api.ts';

/** Sends a learner of the class a few words, as a notification. */
export async function writeToLearner(
  services: Services,
  user: SignedInUser,
  ids: { readonly classId: string; readonly memberId: string },
  { id, text }: { readonly id: string; readonly text: string },
): Promise<void> {
  const member = await gradeQueries(services).selectMember(ids);
  if (!member || member.role !== 'learner') throw notFound();
  const { classId } = ids;
  await recordHappenings(services, [
    {
      kind: 'teacher-wrote',
      subject: id,
      topic: `message:${id}`,
      to: { person: member.userId, inClass: classId },
      about: { classId, author: `${user.firstName} ${user.lastName}`.trim(), text: cleanLine(text) },
    },
  ]);
}
