import { equivalent } from '../../equivalence/index.ts';
import { namesIn, walk } from '../../notation/index.ts';
import type { Expression, Span } from '../../notation/tree.ts';
import { realValue } from './real-value.ts';
import { typedDecimal } from './rounding.ts';
import { shownName } from '../reading/shown-name.ts';
import { agrees } from './tolerance.ts';
import { wordsInstead } from '../reading/unreadable-words.ts';
import { invalid, type Mark } from '../verdict/verdict.ts';

/**
 * The number of `3/2 = 1.5`, where both sides are the same, and of `2/3 ≈ 0.67`, which is the exact side, or the rounded
 * one where a rounding is asked for and this is one.
 */
export function oneNumber(tree: Expression, isRounded: boolean): Expression {
  if (tree.kind !== 'relation') return tree;
  const sides = tree.operands[0]?.kind === 'name' ? tree.operands.slice(1) : tree.operands;
  const isApproximate = tree.operators.at(-1) === 'approx';
  const signs = isApproximate ? tree.operators.slice(0, -1) : tree.operators;
  if (signs.some((sign) => sign !== '=') || sides.some((side) => namesIn(side).size > 0)) return tree;
  const rounded = isApproximate ? sides.at(-1) : undefined;
  const exact = isApproximate ? sides.slice(0, -1) : sides;
  const value = exact.at(-1);
  if (!value) return rounded ?? tree;
  if (exact.some((side) => equivalent(side, value).verdict !== 'equal')) return tree;
  return rounded && isRounded && isRounding(value, rounded) ? rounded : value;
}

function isRounding(exact: Expression, rounded: Expression): boolean {
  const value = realValue(exact);
  const own = realValue(rounded);
  if (!value || !own) return false;
  const places = typedDecimal(rounded)?.places ?? -zerosAtEnd(rounded.kind === 'number' ? rounded.text : '');
  return agrees(own, value, { kind: 'decimals', value: places }, undefined);
}

function zerosAtEnd(text: string): number {
  let at = text.length;
  while (text[at - 1] === '0') at -= 1;
  return text.length - at;
}

/** Returns why an answer is not a number, in words for a learner; undefined when it is one. */
export function whyNoNumber(tree: Expression, typed: string, hasUnit: boolean): Mark | undefined {
  const refused = (message: string): Mark => invalid('no number', message, tree.span);
  if (namesIn(tree).size > 0 || tree.kind === 'logic' || tree.kind === 'text') {
    const words = wordsInstead(typed, { letters: [], isNumber: true, hasUnit });
    if (words !== undefined) return refused(words);
  }
  switch (tree.kind) {
    case 'relation':
      return refused('Type one number, not an equation.');
    case 'list':
      return severalInstead(typed, 'Type one number only.', tree.span);
    case 'logic':
    case 'tuple':
    case 'set':
    case 'set-builder':
    case 'set-operation':
    case 'interval':
    case 'matrix':
      return refused('Type one number only.');
    case 'text':
    case 'unit':
      return refused('Type a number.');
    case 'constant':
      if (tree.name === 'pi' || tree.name === 'e' || tree.name === 'i' || tree.name === 'infinity') return undefined;
      return refused('Type a number: one is asked for here.');
    default: {
      if (hasBothSigns(tree)) return refused('Type one number: ± stands for two.');
      const [letter] = namesIn(tree);
      if (letter === undefined) return undefined;
      return refused(`Type a number: your answer has the letter ${shownName(letter)} in it.`);
    }
  }
}

function hasBothSigns(tree: Expression): boolean {
  let found = false;
  walk(tree, (node) => {
    found ||= node.kind === 'plus-minus';
  });
  return found;
}

const decimalComma = /(?<!\d)(\d+),(\d+)/;

/** The same where digits may be in groups of three: 1.000,5 and 1 000,5. */
const groupedComma = /(?<![\d.,])(\d{1,3}(?:([. \u00A0\u202F]|\\,)\d{3})(?:\2\d{3})*|\d+),(\d+)(?![\d.,]*\d)/;

/** Several things where one is asked for; a comma between digits is taken for the decimal sign of another country. */
export function severalInstead(typed: string, otherwise: string, span: Span | undefined): Mark {
  const [, whole, , decimals] = groupedComma.exec(typed) ?? [];
  if (whole === undefined || decimals === undefined) return invalid('several', otherwise, span);
  return invalid('decimal comma', `Use a point for decimals: write ${whole.replace(/\D/g, '')}.${decimals}.`, span);
}

/**
 * Where decimals have a comma, (1,2) is 1.2 in brackets: the sentence for an answer in which a semicolon was meant, where
 * more than one number is asked for.
 */
export function commaMeant(typed: string, decimal: '.' | ','): Mark | undefined {
  const [, first, second] = decimalComma.exec(typed) ?? [];
  if (decimal !== ',' || first === undefined || second === undefined || typed.includes(';')) return undefined;
  return invalid(
    'comma',
    `Here a comma belongs to a decimal. Put a semicolon between two numbers: ${first}; ${second}.`,
  );
}

/** The same for a point or vector: one decimal alone in brackets, which says nothing about a right answer. */
export function pairMeant(typed: string, decimal: '.' | ','): Mark | undefined {
  const bare = typed.replaceAll(/\\(?:left|right)\b|[\s{}]/g, '').replace(/^[A-Za-z](?:=(?=[([])|(?=[([]))/, '');
  return /^[([]-?\d+(?:,-?\d+)+[)\]]$/.test(bare) ? commaMeant(typed, decimal) : undefined;
}
