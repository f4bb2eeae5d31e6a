import type { FormulaPart } from '../exercises/document.ts';
import { checkForm } from '../forms/index.ts';
import type { Expression } from '../notation/tree.ts';
import { type FormulaContext, keysOf, markByKeys, type Match } from './context.ts';
import { matchExpression } from './expression.ts';
import { strayLetter } from './letters.ts';
import { pairMeant } from './no-number.ts';
import { multipliedOut } from './multiples.ts';
import { asPair, asRows } from './pairs.ts';
import { readAnswer, withoutBrackets, withoutExact, withoutLeftSide } from './read-answer.ts';
import { equivalent } from '../equivalence/index.ts';
import { explained } from './typical-errors.ts';
import { invalid, type Mark, wrong } from './verdict.ts';
import { workAsked } from './work-asked.ts';

/** Answer type 9: a vector or a matrix, entry by entry. */
export function markMatrix(context: FormulaContext, answer: string): Mark {
  const part = context.part.part as FormulaPart;
  const { letters } = context.part;
  const reading = readAnswer(asRows(asPair(answer), context.decimal), {
    decimal: context.decimal,
    syntax: context.syntax,
    letters,
    known: context.letters,
  });
  if ('mark' in reading) return reading.mark;
  const given = withoutExact(withoutLeftSide(withoutBrackets(reading.tree), letters));
  const tree = multipliedOut(given);
  const keys = keysOf(context);
  const stray = strayLetter(tree, context, answer);
  if (stray) return stray;
  const entries = entriesOf(tree);
  if (entries && !entries.every((row) => row.length === entries[0]?.length)) {
    return invalid('ragged', 'Every row needs the same number of entries.', tree.span);
  }
  const comma = pairMeant(answer, context.decimal);
  if (comma) return comma;
  if (!entries && isScalar(tree)) return invalid('no matrix', 'Type a vector or a matrix.', tree.span);
  const size = sizeAskedFor(keys[0]?.tree);
  if (size && isFlat(tree)) {
    const asked = context.unfinished === 'always' ? 'rows and columns' : size;
    return invalid('no matrix', `Type a matrix with ${asked}.`, tree.span);
  }
  return markByKeys(
    context,
    keys,
    (key) => matchEntries(part, tree, entries, key.tree),
    (_, mark) => {
      for (const entry of entries?.flat() ?? []) {
        const form = checkForm(entry, part.form ?? 'any');
        if (!form.ok) return wrong('form', form.message);
      }
      return mark;
    },
    () => {
      const matches = (made: Expression): boolean => matchEntries(part, tree, entries, made).match === 'equal';
      return explained(
        context,
        keys,
        tree,
        { kind: 'collection', matches },
        explainEntries(part, tree, entries, keys[0]?.tree),
      );
    },
    workAsked(context, keys, given),
  );
}

type Entries = readonly (readonly Expression[])[];

/** Rows of entries; a tuple is one row. */
function entriesOf(tree: Expression): Entries | undefined {
  const bare = multipliedOut(withoutBrackets(tree));
  if (bare.kind === 'matrix') return bare.rows;
  if (bare.kind !== 'tuple' && bare.kind !== 'list') return undefined;
  // [[1, 2], [3, 4]] is a matrix in brackets.
  const rows = bare.items.map((item) => (item.kind === 'tuple' ? item.items : undefined));
  return rows.every((row) => row !== undefined) && rows.length > 0 ? rows : [bare.items];
}

function isScalar(tree: Expression): boolean {
  return (
    ['number', 'name', 'constant', 'negate', 'divide', 'root', 'mixed'].includes(tree.kind) &&
    entriesOf(tree) === undefined
  );
}

/** `2 rows and 3 columns` where the key is a matrix with more than one of both. */
function sizeAskedFor(keyTree: Expression | undefined): string | undefined {
  const key = keyTree && entriesOf(keyTree);
  const columns = key?.[0]?.length ?? 0;
  return key && key.length > 1 && columns > 1 ? `${key.length} rows and ${columns} columns` : undefined;
}

/** Numbers in a line, which say nothing about rows. */
function isFlat(tree: Expression): boolean {
  const bare = withoutBrackets(tree);
  return (bare.kind === 'list' || bare.kind === 'tuple') && entriesOf(bare)?.length === 1;
}

/** A tuple says nothing about rows and columns; matrices must agree in both. */
function aligned(entries: Entries, key: Entries, keyTree: Expression): Entries | undefined {
  if (entries.length === key.length && entries[0]?.length === key[0]?.length) return entries;
  const isVector = (rows: Entries): boolean => rows.length === 1 || rows[0]?.length === 1;
  const mayTurn = withoutBrackets(keyTree).kind !== 'matrix';
  if (!isVector(entries) || !isVector(key)) return undefined;
  const flat = entries.flat();
  if (flat.length !== key.flat().length) return undefined;
  return mayTurn ? (key.length === 1 ? [flat] : flat.map((entry) => [entry])) : undefined;
}

function matchEntries(
  part: FormulaPart,
  tree: Expression,
  entries: Entries | undefined,
  keyTree: Expression,
): { match: Match; reason: string } {
  const key = entriesOf(keyTree);
  if (!key || !entries) {
    const { verdict, stage } = equivalent(tree, keyTree);
    return { match: verdict, reason: stage };
  }
  // A vector typed with commas stands for a column or a row as the key has it.
  const given = tupleAsKey(tree, entries, key) ?? aligned(entries, key, keyTree);
  if (!given) return { match: 'different', reason: 'size' };
  let match: Match = 'equal';
  for (const [index, row] of key.entries()) {
    for (const [column, entry] of row.entries()) {
      const own = given[index]?.[column];
      const found = own ? matchExpression(part, own, { tree: entry }).match : 'different';
      if (found === 'different') return { match: 'different', reason: 'entries' };
      if (found === 'unknown') match = 'unknown';
    }
  }
  return { match, reason: 'entries' };
}

function tupleAsKey(tree: Expression, entries: Entries, key: Entries): Entries | undefined {
  if (withoutBrackets(tree).kind === 'matrix') return undefined;
  const flat = entries.length === 1 ? (entries[0] ?? []) : undefined;
  if (!flat || key.flat().length !== flat.length) return undefined;
  if (key.length === 1) return [flat];
  return key.every((row) => row.length === 1) ? flat.map((entry) => [entry]) : undefined;
}

function explainEntries(
  part: FormulaPart,
  tree: Expression,
  given: Entries | undefined,
  keyTree: Expression | undefined,
): Mark {
  const key = keyTree && entriesOf(keyTree);
  if (!given || !key) return wrong('value');
  // Numbers in a line stand for a column where one is asked for: their values are wrong, not their place.
  const entries = tupleAsKey(tree, given, key) ?? given;
  if (entries.length !== key.length || entries[0]?.length !== key[0]?.length) {
    if (entries.flat().length === key.flat().length && Math.min(entries.length, entries[0]?.length ?? 0) === 1) {
      return wrong('size', key.length > 1 ? 'Write a column.' : 'Write a row.');
    }
    return wrong('size', 'The size is another one: count the rows and columns again.');
  }
  const count = key.flat().length;
  const right = key
    .flatMap((row, index) => row.map((entry, column) => [entries[index]?.[column], entry] as const))
    .filter(([own, entry]) => own && matchExpression(part, own, { tree: entry }).match === 'equal').length;
  return wrong('entries', right > 0 ? `${right} of ${count} entries are right.` : '');
}
