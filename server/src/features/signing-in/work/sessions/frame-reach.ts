import type { Admitted } from '../../../../core/access/authorise.ts';
import { notFound, RequestError } from '../../../../core/errors.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

const framed = () => new RequestError(403, 'session/framed', said(m.notInsideCourse));

/**
 * Holds the session of a launch to its class: what a member of that class may, and nothing that only the person may
 * decide about their account. Things of other classes are absent.
 */
export async function checkReach({ endpoint, visitor, params, classId }: Admitted): Promise<void> {
  const course = visitor?.session?.course;
  if (!course || endpoint.inFrames) return;
  if (typeof endpoint.who === 'string' || endpoint.needsConfirmation || endpoint.personAlone) throw framed();
  const thingsClass = params.classId ?? classId ?? null;
  if (thingsClass === null) throw framed();
  if (thingsClass !== course.classId) throw notFound();
}
