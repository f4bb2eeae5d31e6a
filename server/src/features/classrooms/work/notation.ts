import type { NotationChoice } from '@lemma/contracts';
import type { Services } from '../../../core/services.ts';
import { accountQueries } from '../../people/api.ts';
import { classroomData } from '../data/classroom-store.ts';

/**
 * The notation in a task of a class: that of the class, or the learner's own where the class allows it.
 */
export async function notationInClass(
  services: Services,
  {
    classId,
    userId,
    kind,
  }: { readonly classId: string; readonly userId: string; readonly kind: 'practice' | 'assessment' },
): Promise<NotationChoice> {
  const { notation, ownNotation } = await classroomData(services).selectClassroom(classId);
  const mayChoose = ownNotation === 'always' || (ownNotation === 'practice' && kind === 'practice');
  return (mayChoose ? await accountQueries(services).selectNotation(userId) : null) ?? notation;
}

/** The notation in which a teacher reads a class: their own, or that of the class. */
export async function notationOfStaff(
  services: Services,
  { classId, userId }: { readonly classId: string; readonly userId: string },
): Promise<NotationChoice> {
  const own = await accountQueries(services).selectNotation(userId);
  return own ?? (await classroomData(services).selectClassroom(classId)).notation;
}
