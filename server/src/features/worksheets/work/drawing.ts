import { randomInt } from 'node:crypto';
import type { NotationChoice } from '@lemma/contracts';
import type { DrawnVariant } from '../../../core/engine/engine.ts';
import type { Services } from '../../../core/services.ts';
import { versionedDocument } from '../../exercises/api.ts';
import { drawItems, type DrawnGroup } from '../../tasks/api.ts';
import { readerLanguages } from '../../../core/language/reader.ts';

/** An exercise that sheets draw from. `id` is its position among them as text, as `drawItems` knows items by ids. */
export interface SourceItem {
  readonly id: string;
  readonly position: number;
  readonly versionId: string;
  readonly points: number;
}

type Questions = readonly (readonly [position: number, seed: number])[];

/** Below the whole numbers that JSON keeps exactly. */
const seedLimit = 2 ** 48 - 1;

/** Draws until a variant is new among the sheets; an exercise with few variants repeats some. */
const mostTries = 4;

/** A variant of an engine thread that answers of learners do not wait for. */
export function drawForPaper(
  services: Services,
  versionId: string,
  seed: number,
  notation: NotationChoice = 'en',
): Promise<DrawnVariant> {
  return services.engine.practice.drawVariant(
    versionedDocument(services, versionId),
    seed,
    notation,
    readerLanguages(),
  );
}

/**
 * Draws the questions of each sheet: the items as a first attempt would get them, and of each exercise another variant
 * on each sheet, as long as it has any.
 */
export async function drawSheets(
  services: Services,
  groups: readonly DrawnGroup<SourceItem>[],
  { count, shuffles }: { readonly count: number; readonly shuffles: boolean },
): Promise<Questions[]> {
  const used = new Map<number, Set<string>>();
  const sheets: Questions[] = [];
  // One after the other, so that a large class does not fill the queue of the thread.
  for (let sheet = 0; sheet < count; sheet += 1) {
    const items = drawItems(groups, [], { shuffles, chance: (limit) => randomInt(limit) });
    sheets.push(await Promise.all(items.map((item) => drawUnused(services, item, usedOf(used, item.position)))));
  }
  return sheets;
}

function usedOf(used: Map<number, Set<string>>, position: number): Set<string> {
  const known = used.get(position) ?? new Set<string>();
  used.set(position, known);
  return known;
}

async function drawUnused(
  services: Services,
  { position, versionId }: SourceItem,
  used: Set<string>,
): Promise<readonly [number, number]> {
  for (let tries = 1; ; tries += 1) {
    const seed = randomInt(seedLimit);
    const { variant } = await drawForPaper(services, versionId, seed);
    const shown = JSON.stringify([variant.question, variant.parts.map(({ answerPlain }) => answerPlain)]);
    if (used.has(shown) && tries < mostTries) continue;
    used.add(shown);
    return [position, seed];
  }
}
