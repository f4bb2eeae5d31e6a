import { mapChildren, read, toLatex } from '@lemma/math/notation';
import type { NotationId } from '@lemma/math/document';
import { formulaIn, numeralIn, toCanonical } from '@lemma/math/regional';
import { toSpoken, withEquals } from '@lemma/math/speech';
import type { Expression } from '@lemma/math/notation';
import { ambiguityOf, asMeant } from '@lemma/math/typed';
import type { NotationAnswers, NotationRequest, Reading, ReadingOptions } from './notation.ts';

/** Answers one request, in a worker or on the page. */
export function answerNotation(request: NotationRequest): NotationAnswers[NotationRequest['kind']] {
  if (request.kind === 'answer') return readAnswer(request.source, request.options);
  if (request.kind === 'words') return inWords(request.source, request.notation);
  return plainToLatex(request.source, request.notation);
}

/** A formula of a text as a screen reader should say it. */
export function inWords(source: string, notation: NotationId = 'en'): string {
  const canonical = toCanonical(source, notation);
  const [, begun = '', equals = ''] = /^([^]*?)(\s*=\s*)?$/.exec(canonical.ok ? canonical.text : source) ?? [];
  const result = read(begun);
  if (!result.ok) return source;
  // A formula that the answer box behind it ends.
  const words = numeralIn(toSpoken(result.tree), notation);
  return equals === '' ? words : withEquals(words);
}

export function plainToLatex(source: string, notation: NotationId = 'en'): string | undefined {
  const canonical = toCanonical(source, notation);
  if (!canonical.ok) return undefined;
  const result = read(canonical.text, { syntax: 'plain' });
  return result.ok ? formulaIn(toLatex(result.tree), notation, 'latex') : undefined;
}

export function readAnswer(source: string, options: ReadingOptions): Reading {
  const { names = [], isNumber = false, hasEuler = false, notation } = options;
  const letters = [...names, ...(options.letters ?? [])];
  const canonical = toCanonical(source, notation, {
    isNumber,
    letters,
    hasUnit: options.units ?? false,
    hasRows: options.hasRows ?? false,
  });
  if (!canonical.ok) {
    const { code, message, suggestion } = canonical.problem;
    return { state: 'unreadable', problem: { code, title: message, hasAdvice: false, suggestion } };
  }
  const text = asMeant(canonical.text, { letters, isNumber, hasEuler });
  const isChanged = text !== canonical.text;
  const syntax = text !== source ? (/\\|[_^]\{/.test(text) ? 'latex' : 'plain') : options.syntax;
  const result = read(text, { ...options, syntax, grouping: isNumber });
  if (!result.ok) {
    const { code, message } = result.error;
    return { state: 'unreadable', problem: { code, title: message, hasAdvice: true } };
  }
  const printed = (tree: Expression): string => formulaIn(toLatex(tree), notation, 'latex');
  const latex = printed(result.tree);
  const explained = printed(spelledOut(result.tree));
  const found = ambiguityOf(result.tree, canonical.text, text);
  // 5 m2 has one meaning where a unit is asked for.
  const ambiguity = options.units === true && found?.code === 'raised' ? undefined : found;
  return {
    state: 'read',
    latex,
    explained: explained === latex && !isChanged ? undefined : explained,
    spoken: numeralIn(toSpoken(result.tree), notation),
    otherwise: ambiguity && printed(ambiguity.other),
  };
}

/** The same expression with brackets and signs where a reader could doubt what belongs together. */
function spelledOut(tree: Expression): Expression {
  if (tree.kind === 'power') return { ...tree, base: spelledOut(tree.base) };
  const inner = mapChildren(tree, spelledOut);
  if (inner.kind === 'call') return { ...inner, bracketed: true };
  if (inner.kind !== 'divide' || inner.mark !== 'bar') return inner;
  return isSimple(inner.numerator) && isSimple(inner.denominator) ? inner : { ...inner, mark: 'obelus' };
}

/** Whether a part of a fraction is one piece to the eye. */
function isSimple(tree: Expression): boolean {
  if (tree.kind === 'root') return tree.index === undefined && isSimple(tree.radicand);
  if (tree.kind === 'power') return isSimple(tree.base) && isSimple(tree.exponent);
  return tree.kind === 'number' || tree.kind === 'name' || tree.kind === 'constant';
}
