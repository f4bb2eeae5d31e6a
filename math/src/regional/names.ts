import { type NotationId, notationIds, notations } from './table.ts';

/** A name of a function as one or more notations write it. */
interface RegionalName {
  /** Its canonical name; `log2` stands for the logarithm to the base 2. */
  readonly canonical: string;
  readonly notations: ReadonlySet<NotationId>;
}

const names = new Map<string, { canonical: string; notations: Set<NotationId> }>();

function addName(spelling: string, canonical: string, id: NotationId): void {
  const known = names.get(spelling) ?? { canonical, notations: new Set<NotationId>() };
  known.notations.add(id);
  names.set(spelling, known);
}

for (const id of notationIds) {
  const { functions, reads, logs } = notations[id];
  for (const [canonical, spelling] of Object.entries(functions)) addName(spelling, canonical, id);
  for (const [spelling, canonical] of Object.entries(reads)) addName(spelling, canonical, id);
  if (logs) {
    addName(logs.ten, 'log', id);
    addName(logs.two, 'log2', id);
  }
}

/** The function that a word names in some notation. */
export function regionalName(word: string): RegionalName | undefined {
  return names.get(word);
}

/** The longest name first, so that `senh` is not taken for `sen` with an h behind it. */
export const regionalNames: readonly string[] = [...names.keys()].sort((a, b) => b.length - a.length);

/** Words of one language or another that join statements. Those of one letter count only in their own notation. */
const joining = new Map<string, { canonical: 'or' | 'and'; notations: Set<NotationId> }>();
for (const id of notationIds) {
  for (const canonical of ['or', 'and'] as const) {
    const word = notations[id].words[canonical];
    const known = joining.get(word) ?? { canonical, notations: new Set<NotationId>() };
    known.notations.add(id);
    joining.set(word, known);
  }
}

/** `or` or `and` for a word that joins statements in this notation. */
export function joiningWord(word: string, id: NotationId): 'or' | 'and' | undefined {
  const known = joining.get(word.toLowerCase());
  return known && (known.notations.has(id) || known.notations.has('en')) ? known.canonical : undefined;
}

/** `or` or `and` for a word of two or more letters that joins statements in another notation than this one. */
export function foreignJoiningWord(word: string, id: NotationId): 'or' | 'and' | undefined {
  const known = joining.get(word.toLowerCase());
  return known && word.length > 1 && !known.notations.has(id) && !known.notations.has('en')
    ? known.canonical
    : undefined;
}
