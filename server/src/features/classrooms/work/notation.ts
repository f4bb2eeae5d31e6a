import type { NotationChoice } from '@lemma/contracts';
import type { Services } from '../../../core/services.ts';
import { accountQueries } from '../../people/api.ts';
import { classroomData } from '../data/classroom-store.ts';

/**
 * How mathematics is written in a task of a class: as the class says, or as the learner has chosen where the class allows
 * it.
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

/** How somebody who teaches a class reads it: as they have chosen for themselves, or as the class writes. */
export async function notationOfStaff(
  services: Services,
  { classId, userId }: { readonly classId: string; readonly userId: string },
): Promise<NotationChoice> {
  const own = await accountQueries(services).selectNotation(userId);
  return own ?? (await classroomData(services).selectClassroom(classId)).notation;
}
