import { notFound } from '../../../core/errors.ts';
import { type AppealContext, appealData } from '../data/appeal-store.ts';
import { type ItemResponse, type ItemVariant, regradedQueries } from '../../attempts/api.ts';
import type { Services } from '../../../core/services.ts';
import { versionedDocument } from '../../exercises/api.ts';

/** Variants drawn, and looks at answers, in one call. */
const mostVariants = 2000;
const mostLooks = 400;
const atATime = 16;
const looksAtATime = 50;

interface Candidate {
  readonly row: ItemVariant;
  readonly response: ItemResponse['response'];
  readonly typed: string;
}

/**
 * Responses to the same question that have the same key as the appealed one and mean the same, itself included; only those
 * that have not all points of the part.
 */
export async function findEqual(services: Services, { appeal, response, variant, item }: AppealContext) {
  const [rows, stored] = await Promise.all([
    regradedQueries(services).selectItemVariants(item.id),
    regradedQueries(services).selectItemResponses(item.id),
  ]);
  const byId = new Map(rows.map((row) => [row.variant.id, row]));
  const counted = await regradedQueries(services).overlay(stored.map((one) => one.response));
  const typedBy = (list: typeof response.answers) => list.find(({ part }) => part === appeal.part)?.value ?? '';
  const own = typedBy(response.answers);
  const candidates = counted.flatMap((one): Candidate[] => {
    const row = byId.get(one.attemptVariantId);
    const typed = typedBy(one.answers);
    const verdict = one.verdict.parts.find(({ part }) => part === appeal.part);
    const isOpen = verdict !== undefined && verdict.score < verdict.points && verdict.outcome !== 'right';
    return row && isOpen && typed.trim() !== '' ? [{ row, response: one, typed }] : [];
  });
  const key = await keyOf(services, variant, appeal.part);
  const same = await withKey(services, candidates.slice(0, mostVariants), key, appeal.part);
  const equal = await equalTo(services, own, same, { variant, part: appeal.part });
  return equal.some((one) => one.response.id === response.id)
    ? equal
    : [...equal, ...same.filter((one) => one.response.id === response.id)];
}

const versionOf = (variant: ItemVariant['variant']) => variant.markingVersionId ?? variant.exerciseVersionId;

/** Returns the key as a learner could type it; null where the variant can no longer be drawn. */
async function keyOf(services: Services, variant: ItemVariant['variant'], partName: string): Promise<string | null> {
  const source = versionedDocument(services, versionOf(variant));
  const drawn = await services.engine.drawVariant(source, variant.seed).catch(() => null);
  return drawn?.variant.parts.find(({ name }) => name === partName)?.answerPlain ?? null;
}

async function withKey(services: Services, candidates: readonly Candidate[], key: string | null, part: string) {
  const same: Candidate[] = [];
  for (let at = 0; at < candidates.length; at += atATime) {
    const batch = candidates.slice(at, at + atATime);
    const keys = await Promise.all(batch.map(({ row }) => keyOf(services, row.variant, part)));
    same.push(...batch.filter((_, index) => keys[index] === key));
  }
  return same;
}

async function equalTo(
  services: Services,
  own: string,
  candidates: readonly Candidate[],
  { variant, part }: { readonly variant: ItemVariant['variant']; readonly part: string },
): Promise<Candidate[]> {
  const source = versionedDocument(services, versionOf(variant));
  const others = [...new Set(candidates.map(({ typed }) => typed))].slice(0, mostLooks);
  const same = new Set<string>();
  for (let at = 0; at < others.length; at += looksAtATime) {
    const batch = others.slice(at, at + looksAtATime);
    const isRight = await services.engine.rightBesides(source, variant.seed, { part, answer: own, others: batch });
    for (const [index, one] of batch.entries()) if (isRight[index]) same.add(one);
  }
  return candidates.filter(({ typed }) => same.has(typed));
}

/** Finds the responses that a regrade after an accepted appeal affects. */
export async function equalResponses(
  services: Services,
  ids: { readonly classId: string; readonly itemId: string },
  appealId: string,
): Promise<{ readonly part: string; readonly responseIds: ReadonlySet<string> }> {
  const context = await appealData(services).findAppeal(ids.classId, appealId);
  if (!context || context.item.id !== ids.itemId || context.appeal.state !== 'accepted') throw notFound();
  const equal = await findEqual(services, context);
  return { part: context.appeal.part, responseIds: new Set(equal.map(({ response }) => response.id)) };
}
