import { createHash } from 'node:crypto';
import type { PublicVariant, ResponseVerdict } from '@lemma/math';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../../core/services.ts';
import { versionedDocument } from '../../exercises/api.ts';

/** Answers marked in one call: a big class takes several, and no request does unbounded work. */
const mostMarkedAtOnce = 400;
const millisecondsAtOnce = 4000;
/** Few at a time: between them the threads mark what learners hand in. */
const atATime = 8;

type Marked = ResponseVerdict | 'other-question' | 'not-decided';

/** The verdict of a version on an answer to a seed never changes; only timeouts are tried again later. */
const remembered = new LRUCache<string, Marked>({ max: 50_000 });
const overran = new LRUCache<string, true>({ max: 5000, ttl: 10 * 60_000 });

export interface ToMark {
  /** The version that the question was drawn from. */
  readonly drawnFrom: string;
  readonly seed: number;
  /** Null asks only whether the question is the same. */
  readonly answers: readonly { readonly part: string; readonly value: string }[] | null;
}

const keyOf = (versionId: string, { drawnFrom, seed, answers }: ToMark) =>
  `${versionId} ${drawnFrom} ${seed} ${answers === null ? '' : createHash('sha256').update(JSON.stringify(answers)).digest('base64')}`;

const placeholder: ResponseVerdict = { outcome: 'invalid', score: 0, points: 0, parts: [] };

/**
 * Marks answers by another version. Same seed, and only where that version asks the same question. Resolves to the
 * markings known so far and how many there are.
 */
export async function markAgain(
  services: Services,
  versionId: string,
  wanted: readonly ToMark[],
): Promise<{ readonly marked: readonly (Marked | undefined)[]; readonly done: number }> {
  const keys = wanted.map((one) => keyOf(versionId, one));
  const open = new Map<string, ToMark>();
  for (const [index, one] of wanted.entries()) {
    const key = keys[index] ?? '';
    if (open.size < mostMarkedAtOnce && find(key) === undefined) open.set(key, one);
  }
  const end = performance.now() + millisecondsAtOnce;
  const queue = [...open];
  for (let at = 0; at < queue.length && performance.now() < end; at += atATime) {
    const batch = queue.slice(at, at + atATime);
    await Promise.all(batch.map(([key, one]) => markOne(services, versionId, key, one)));
  }
  const marked = keys.map(find);
  return { marked, done: marked.filter((one) => one !== undefined).length };
}

const find = (key: string): Marked | undefined => remembered.get(key) ?? (overran.has(key) ? 'not-decided' : undefined);

async function markOne(services: Services, versionId: string, key: string, one: ToMark): Promise<void> {
  const target = versionedDocument(services, versionId);
  if (!(await asksTheSame(services, versionId, one))) {
    remembered.set(key, 'other-question');
    return;
  }
  if (one.answers === null) {
    remembered.set(key, placeholder);
    return;
  }
  try {
    remembered.set(key, await services.engine.markResponse(target, one.seed, one.answers, 'marked'));
  } catch (error) {
    services.log.warn({ err: error }, 'an answer could not be marked again');
    overran.set(key, true);
  }
}

async function asksTheSame(services: Services, versionId: string, { drawnFrom, seed }: ToMark): Promise<boolean> {
  try {
    const [before, after] = await Promise.all(
      [drawnFrom, versionId].map((id) => services.engine.drawVariant(versionedDocument(services, id), seed)),
    );
    return before !== undefined && after !== undefined && asked(before.view) === asked(after.view);
  } catch {
    // A version that draws nothing from this seed asks nothing.
    return false;
  }
}

/** All that a learner was asked: points, keys and keyboards may differ. */
function asked({ question, parts }: PublicVariant): string {
  return JSON.stringify([
    question,
    parts.map(({ name, answerType, label, choices, unit }) => [name, answerType, label, choices, unit]),
  ]);
}
