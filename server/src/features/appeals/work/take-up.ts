import { v7 as newId } from 'uuid';
import { notFound } from '../../../core/errors.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import type { Services } from '../../../core/services.ts';
import { appealData } from '../data/appeal-store.ts';
import { formOpinion, requireWrongMaths } from './own.ts';

/**
 * Puts an answer that was marked wrong into the queue of appeals on a teacher's behalf, so that it can be accepted with
 * the same care: second opinion, equal answers of others, preview of all scores. The learner does not hear of it, and
 * nothing is said to the other teachers.
 */
export async function takeUpAnswer(
  services: Services,
  user: SignedInUser,
  { classId, responseId, part }: { readonly classId: string; readonly responseId: string; readonly part: string },
): Promise<{ appealId: string }> {
  const found = await appealData(services).findResponseOfClass(classId, responseId);
  if (!found) throw notFound();
  const earlier = await appealData(services).findByResponse(responseId, part);
  if (earlier) return { appealId: earlier.id };
  await requireWrongMaths(services, found, part);
  await appealData(services).insertAppeal({
    id: newId(),
    responseId,
    part,
    userId: found.userId,
    raisedBy: user.id,
    message: '',
    createdAt: services.now(),
    state: 'open',
  });
  const stored = await appealData(services).findByResponse(responseId, part);
  if (!stored) throw new Error('the new appeal is missing');
  services.background.run('a second opinion', () => formOpinion(services, { appeal: stored, ...found }));
  return { appealId: stored.id };
}
