import { formulaIn, notationIds, toCanonical } from '../../../math/src/regional/index.ts';
import type { TruthFamily } from '../family.ts';
import { readPrinted } from './documents.ts';
import { formulaPrints, type Reading } from './print.ts';

/** The reading where a text is printed in a notation of another country and typed there again. */
export const through =
  (id: (typeof notationIds)[number]): Reading =>
  (printed) => {
    const latex = /^\$([\s\S]*)\$$/.exec(printed.trim())?.[1];
    const shown = formulaIn(latex ?? printed, id, latex === undefined ? 'plain' : 'latex');
    const typed = toCanonical(shown, id, { items: () => 1 });
    if (!typed.ok) return undefined;
    return readPrinted(latex === undefined ? typed.text : `$${typed.text}$`);
  };

export const notationFamilies: readonly TruthFamily[] = notationIds.map((id) => ({
  name: `print: in the notation ${id}`,
  draw: (random) => random.pick(formulaPrints)(random, through(id)),
  count: 1000,
}));
