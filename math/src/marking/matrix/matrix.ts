import type { FormulaPart } from '../../exercises/document/document.ts';
import { checkForm } from '../../forms/index.ts';
import { contains } from '../../forms/structure.ts';
import { namesIn } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { type FormulaContext, keysOf, markByKeys, type Match, matchEach } from '../context.ts';
import { matchExpression } from '../expression/expression.ts';
import { strayLetter } from '../reading/letters.ts';
import { pairMeant } from '../number/no-number.ts';
import { multipliedOut } from '../expression/multiples.ts';
import { asPair, asRows, withoutNameOfMatrix } from '../collection/pairs.ts';
import { type AnswerReading, readAnswer, withoutExact, withoutLeftSide } from '../reading/read-answer.ts';
import { withoutBrackets } from '../reading/without-brackets.ts';
import { equivalent } from '../../equivalence/index.ts';
import { explained } from '../verdict/typical-errors.ts';
import { invalid, type Mark, wrong } from '../verdict/verdict.ts';
import { workAsked } from '../verdict/work-asked.ts';
import { ofUnitVectors } from './unit-vectors.ts';

/** Reads a vector or a matrix as it is typed: with its name, in rows, in unit vectors, of which `key` has the number. */
export function readMatrix(
  answer: string,
  reading: AnswerReading,
  key: Expression | undefined,
): ReturnType<typeof readAnswer> {
  const { decimal, letters } = reading;
  const bare = withoutNameOfMatrix(answer, letters);
  const result = readAnswer(asRows(asPair(bare, decimal), decimal), reading);
  if ('mark' in result) return result;
  const read = withRows(withoutExact(withoutLeftSide(withoutBrackets(result.tree), letters)));
  return { tree: ofUnitVectors(read, entriesOf(key ?? read)?.flat().length ?? 0, letters) ?? read };
}

/** Answer type 9: a vector or a matrix, entry by entry. */
export function markMatrix(context: FormulaContext, answer: string): Mark {
  const part = context.part.part as FormulaPart;
  const { letters } = context.part;
  const { decimal, syntax } = context;
  const keys = keysOf(context);
  const reading = readMatrix(answer, { decimal, syntax, letters, known: context.letters }, keys[0]?.tree);
  if ('mark' in reading) return reading.mark;
  const tree = multipliedOut(reading.tree);
  const stray = strayLetter(tree, context, answer);
  if (stray) return stray;
  const entries = entriesOf(tree);
  if (entries && !entries.every((row) => row.length === entries[0]?.length)) {
    return invalid('ragged', 'Every row needs the same number of entries.', tree.span);
  }
  const comma = pairMeant(answer, context.decimal);
  if (comma) return comma;
  if (!entries && isNoMatrix(tree)) return invalid('no matrix', 'Type a vector or a matrix.', tree.span);
  const size = sizeAskedFor(keys[0]?.tree);
  if (size && (isLine(tree) || tree.kind === 'set')) {
    const asked = context.unfinished === 'always' ? 'rows and columns' : size;
    return invalid('no matrix', `Type a matrix with ${asked}.`, tree.span);
  }
  if (tree.kind === 'set') {
    return invalid('no matrix', 'Write a vector with round brackets, such as (1, 2).', tree.span);
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
    workAsked(context, keys, reading.tree),
  );
}

type Entries = readonly (readonly Expression[])[];

/** Rows of entries; a tuple is one row. */
function entriesOf(tree: Expression): Entries | undefined {
  const bare = multipliedOut(withoutBrackets(tree));
  if (bare.kind === 'matrix') return bare.rows;
  if (bare.kind !== 'tuple' && bare.kind !== 'list') return undefined;
  // [[1, 2], [3, 4]] is a matrix in brackets; [3] beside [1, 2] is a row too short.
  const isOfRows = bare.items.some(({ kind }) => kind === 'tuple');
  return isOfRows ? bare.items.map((item) => (item.kind === 'tuple' ? item.items : [item])) : [bare.items];
}

/** `{{1, 2}, {3, 4}}`, as programs write them, as rows. */
function withRows(tree: Expression): Expression {
  if (tree.kind !== 'set' || tree.items.length < 2) return tree;
  const rows = tree.items.flatMap((item) => (item.kind === 'set' ? [item.items] : []));
  if (rows.length < tree.items.length) return tree;
  const items = rows.map((row): Expression => ({ kind: 'tuple', shape: 'square', items: row }));
  return { kind: 'tuple', shape: 'square', items, ...(tree.span ? { span: tree.span } : {}) };
}

const statements: ReadonlySet<Expression['kind']> = new Set(['relation', 'logic', 'interval', 'set-builder']);

/** A statement or a number; a letter may stand for a matrix in a calculation, but not by itself. */
function isNoMatrix(tree: Expression): boolean {
  if (statements.has(tree.kind) || tree.kind === 'name') return true;
  return namesIn(tree).size === 0 && !contains(tree, ({ kind }) => blocks.has(kind));
}

const blocks: ReadonlySet<Expression['kind']> = new Set(['tuple', 'list', 'matrix', 'set']);

/** `2 rows and 3 columns` where the key is a matrix with more than one of both. */
function sizeAskedFor(keyTree: Expression | undefined): string | undefined {
  const key = keyTree && entriesOf(keyTree);
  const columns = key?.[0]?.length ?? 0;
  return key && key.length > 1 && columns > 1 ? `${key.length} rows and ${columns} columns` : undefined;
}

/** Numbers in a line, which say nothing about rows and columns. */
function isLine(tree: Expression): boolean {
  const { kind } = multipliedOut(withoutBrackets(tree));
  return (kind === 'list' || kind === 'tuple') && entriesOf(tree)?.length === 1;
}

function isVector(rows: Entries): boolean {
  return rows.length === 1 || rows[0]?.length === 1;
}

function sameSize(entries: Entries, key: Entries): boolean {
  return entries.length === key.length && entries[0]?.length === key[0]?.length;
}

/** The entries, turned where one of both sides is a line of numbers: matrices must agree in rows and columns. */
function turned(tree: Expression, entries: Entries, keyTree: Expression, key: Entries): Entries {
  if (sameSize(entries, key) || !isVector(entries) || !isVector(key)) return entries;
  if (!isLine(tree) && !isLine(keyTree)) return entries;
  const flat = entries.flat();
  return entries.length === 1 ? flat.map((entry) => [entry]) : [flat];
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
  const given = turned(tree, entries, keyTree, key);
  if (!sameSize(given, key)) return { match: 'different', reason: 'size' };
  const match = matchEach(given.flat(), key.flat(), (own, entry) => matchExpression(part, own, { tree: entry }).match);
  return { match, reason: 'entries' };
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
  const entries = turned(tree, given, keyTree, key);
  if (!sameSize(entries, key)) {
    if (isVector(entries) && isVector(key) && entries.flat().length === key.flat().length) {
      return wrong('size', key.length > 1 ? 'Write a column.' : 'Write a row.');
    }
    return wrong('size', 'The size is another one: count the rows and columns again.');
  }
  const all = key.flat();
  const right = entries.flat().filter((own, index) => {
    const entry = all[index];
    return entry && matchExpression(part, own, { tree: entry }).match === 'equal';
  }).length;
  return wrong('entries', right > 0 ? `${right} of ${all.length} entries are right.` : '');
}
