import { answerTypes, isWordsType } from '@lemma/math/document';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { v4 as randomId } from 'uuid';
import * as m from '../../messages.ts';
import type { Erasure } from './rules.ts';
import type { Queryable } from '../../../../core/db/open-database.ts';
import {
  attempts,
  attemptVariants,
  exerciseVersions,
  lateArrivals,
  responses,
  users,
} from '../../../../core/db/tables/index.ts';

/** First and last name, from a message of two words. */
export function namesIn(words: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = '', ...others] = words.split(' ');
  return { firstName, lastName: others.join(' ') };
}

/**
 * Puts a nameless account with a random id in the place of a learner in one class: membership and attempts name it from
 * then on, and words that the learner typed go. Points, outcomes and mathematical answers stay, so that the figures of
 * the class do too. Nothing leads from one to the other afterwards.
 */
export async function replaceByShadow(
  tx: Queryable,
  { userId, classId, at, speaker }: Erasure & { readonly classId: string },
): Promise<void> {
  const shadowId = randomId();
  await tx.insert(users).values({
    id: shadowId,
    ...namesIn(speaker.say(m.removedLearner)),
    isAnonymous: true,
    createdAt: at,
    deactivatedAt: at,
    erasedAt: at,
  });
  await tx.execute(sql`
    update members set user_id = ${shadowId}
    where user_id = ${userId} and classroom_id = ${classId} and role = 'learner'`);
  await tx.execute(sql`
    update attempts set user_id = ${shadowId}
    where user_id = ${userId} and task_id in (select id from tasks where classroom_id = ${classId})`);
  // The memory of the person no longer follows from that work.
  await tx.execute(sql`update review_learners set taken_in_at = null where user_id = ${userId}`);
  await tx.execute(sql`
    update grade_changes set user_id = ${shadowId}, reason = ''
    where user_id = ${userId} and task_id in (select id from tasks where classroom_id = ${classId})`);
  await tx.execute(sql`
    update appeals set user_id = ${shadowId}, message = '', answer = ''
    where user_id = ${userId} and response_id in (
      select responses.id from responses
      join attempt_variants on attempt_variants.id = responses.attempt_variant_id
      join attempts on attempts.id = attempt_variants.attempt_id
      where attempts.user_id = ${shadowId})`);
  await tx.execute(sql`delete from help_threads where user_id = ${userId} and classroom_id = ${classId}`);
  await tx.execute(sql`delete from help_mutes where user_id = ${userId} and classroom_id = ${classId}`);
  await tx.execute(sql`
    delete from answer_comments where response_id in (
      select responses.id from responses
      join attempt_variants on attempt_variants.id = responses.attempt_variant_id
      join attempts on attempts.id = attempt_variants.attempt_id
      where attempts.user_id = ${shadowId})`);
  await tx.execute(sql`
    delete from record_views where learner_id = ${userId} and classroom_id = ${classId}`);
  await forgetWords(tx, shadowId);
}

/** Drafts, and what was typed where words are asked for. */
async function forgetWords(tx: Queryable, userId: string): Promise<void> {
  const own = tx.select({ id: attempts.id }).from(attempts).where(eq(attempts.userId, userId));
  await tx
    .update(attemptVariants)
    .set({ draft: null, draftSavedAt: null })
    .where(inArray(attemptVariants.attemptId, own));
  const ownVariants = tx
    .select({ id: attemptVariants.id })
    .from(attemptVariants)
    .where(inArray(attemptVariants.attemptId, own));
  await tx.update(lateArrivals).set({ answers: [] }).where(inArray(lateArrivals.attemptVariantId, ownVariants));
  const rows = await tx
    .select({ response: responses, document: exerciseVersions.document })
    .from(responses)
    .innerJoin(attemptVariants, eq(attemptVariants.id, responses.attemptVariantId))
    .innerJoin(attempts, eq(attempts.id, attemptVariants.attemptId))
    .innerJoin(exerciseVersions, eq(exerciseVersions.id, attemptVariants.exerciseVersionId))
    .where(
      and(
        eq(attempts.userId, userId),
        sql`jsonb_path_exists(${exerciseVersions.document}, '$.parts[*] ? (@.answerType == $words)', ${JSON.stringify({ words: answerTypes.text })}::jsonb)`,
      ),
    );
  for (const { response, document } of rows) {
    const ofWords = document.parts.filter((part) => isWordsType(part.answerType)).map((part) => part.name);
    await tx
      .update(responses)
      .set({
        answers: response.answers.map((answer) => (ofWords.includes(answer.part) ? { ...answer, value: '' } : answer)),
        verdict: {
          ...response.verdict,
          parts: response.verdict.parts.map((part) => (ofWords.includes(part.part) ? { ...part, reason: '' } : part)),
        },
      })
      .where(eq(responses.id, response.id));
    await tx.execute(sql`
      update regraded_responses set verdict = jsonb_set(verdict, '{parts}', (
        select coalesce(jsonb_agg(
          case when part ->> 'part' = any(${sql.param(ofWords)}::text[]) then part || '{"reason":""}' else part end
          order by place), '[]'::jsonb)
        from jsonb_array_elements(verdict -> 'parts') with ordinality as listed(part, place)))
      where response_id = ${response.id}`);
  }
}
