import { IntlMessageFormat } from 'intl-messageformat';
import { fillMessage } from '../../contracts/src/messages/format.ts';
import { parseMessage, type Piece } from '../../contracts/src/messages/parse.ts';

/** The parts of a message: the kind of each parameter, its tags, and the forms of its plurals. */
interface Shape {
  readonly parameters: Map<string, Set<string>>;
  readonly tags: Set<string>;
  readonly plurals: { readonly name: string; readonly isOrdinal: boolean; readonly forms: readonly string[] }[];
}

/** Returns why words cannot stand for an English message in a language; nothing where they can. */
export function findFaults(english: string, words: string, tag: string): readonly string[] {
  let shape: Shape;
  try {
    shape = shapeOf(parseMessage(words));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const wanted = shapeOf(parseMessage(english));
  const faults = [
    ...missing(wanted.parameters.keys(), shape.parameters).map((name) => `{${name}} is missing`),
    ...missing(shape.parameters.keys(), wanted.parameters).map((name) => `{${name}} is not in the English text`),
    ...missing(wanted.tags, shape.tags).map((name) => `<${name}> is missing`),
    ...missing(shape.tags, wanted.tags).map((name) => `<${name}> is not in the English text`),
    ...faultsOfKinds(shape, wanted),
    ...shape.plurals.flatMap((plural) => faultsOfPlural(plural, tag)),
    ...(edges(english) === edges(words) ? [] : ['spaces at the start or the end are not those of the English text']),
  ];
  if (words.trim() === '') faults.push('there are no words');
  return faults.length > 0 ? faults : disagreement(words, tag, shape);
}

const missing = (wanted: Iterable<string>, given: { has(name: string): boolean }): readonly string[] =>
  [...wanted].filter((name) => !given.has(name));

const edges = (text: string): string => `${/^\s*/.exec(text)?.[0]}|${/\s*$/.exec(text)?.[0]}`;

/** A parameter may be said plainly where English counts it, not the other way round. */
function faultsOfKinds(shape: Shape, wanted: Shape): readonly string[] {
  return [...shape.parameters].flatMap(([name, kinds]) => {
    const known = wanted.parameters.get(name);
    if (known === undefined) return [];
    const isNumber = known.has('plural') || known.has('number');
    return [...kinds]
      .filter((kind) => kind !== 'value' && !known.has(kind) && !(isNumber && ['plural', 'number'].includes(kind)))
      .map((kind) => `{${name}} is not a ${kind} in the English text`);
  });
}

function faultsOfPlural({ name, isOrdinal, forms }: Shape['plurals'][number], tag: string): readonly string[] {
  const rules = new Intl.PluralRules(tag, { type: isOrdinal ? 'ordinal' : 'cardinal' });
  const known = new Set<string>(rules.resolvedOptions().pluralCategories);
  // Forms that only fractions or millions take can be left out, and those of numbers with words of their own.
  const numbers = Array.from({ length: 200 }, (_, number) => number).filter((number) => !forms.includes(`=${number}`));
  const needed = new Set(['other', ...numbers.map((number) => rules.select(number))]);
  return [
    ...missing(needed, new Set(forms)).map((form) => `{${name}} has no form for ${form}`),
    ...forms
      .filter((form) => !form.startsWith('=') && !known.has(form))
      .map((form) => `{${name}} has a form ${form} that the language does not have`),
  ];
}

function shapeOf(pieces: readonly Piece[]): Shape {
  const shape: Shape = { parameters: new Map(), tags: new Set(), plurals: [] };
  const note = (name: string, kind: string) =>
    shape.parameters.set(name, new Set([...(shape.parameters.get(name) ?? []), kind]));
  const read = (inside: readonly Piece[]): void => inside.forEach(readPiece);
  const readPiece = (piece: Piece): void => {
    if (typeof piece === 'string' || piece.type === 'count') return;
    if (piece.type === 'tag') {
      shape.tags.add(piece.name);
      read(piece.inside);
      return;
    }
    note(piece.name, piece.type === 'styled' ? piece.kind : piece.type);
    if (piece.type !== 'plural' && piece.type !== 'select') return;
    if (piece.type === 'plural') {
      shape.plurals.push({ name: piece.name, isOrdinal: piece.isOrdinal, forms: [...piece.branches.keys()] });
    }
    [...piece.branches.values()].forEach(read);
  };
  read(pieces);
  return shape;
}

/** Fills the words as the product does and as FormatJS does. */
function disagreement(words: string, tag: string, { parameters, tags }: Shape): readonly string[] {
  for (const number of [0, 1, 2, 5, 21, 1234]) {
    const values = Object.fromEntries([...parameters].map(([name, kinds]) => [name, sampleOf(name, kinds, number)]));
    const making = Object.fromEntries([...tags].map((name) => [name, (inside: unknown[]) => inside.join('')]));
    const own = fillMessage(parseMessage(words), tag, values).join('');
    const judged = new IntlMessageFormat(words, tag, {}, { ignoreTag: false }).format({ ...values, ...making });
    const other = Array.isArray(judged) ? judged.join('') : String(judged);
    if (own !== other) return [`two readers understand it in two ways: “${own}”, “${other}”`];
  }
  return [];
}

function sampleOf(name: string, kinds: ReadonlySet<string>, number: number): string | number | Date {
  if (kinds.has('plural') || kinds.has('number')) return number;
  return kinds.has('date') || kinds.has('time') ? new Date(0) : `[${name}]`;
}
