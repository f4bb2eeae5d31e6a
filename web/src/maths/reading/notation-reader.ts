import { mapChildren, read, toLatex } from '@lemma/math/notation';
import { toSpoken } from '@lemma/math/speech';
import type { Expression } from '@lemma/math/notation';
import { ambiguityOf, asMeant } from '@lemma/math/typed';
import type { NotationAnswers, NotationRequest, Reading, ReadingOptions } from './notation.ts';
import { plainWords } from './problem-words.ts';

/** Answers one request, in a worker or on the page. */
export function answerNotation(request: NotationRequest): NotationAnswers[NotationRequest['kind']] {
  if (request.kind === 'answer') return readAnswer(request.source, request.options);
  if (request.kind === 'words') return inWords(request.source);
  return plainToLatex(request.source, request.decimal);
}

/** A formula of a text as a screen reader should say it. */
export function inWords(source: string): string {
  const result = read(source);
  return result.ok ? toSpoken(result.tree) : source;
}

export function plainToLatex(source: string, decimal: '.' | ',' = '.'): string | undefined {
  const result = read(source, { syntax: 'plain', decimal });
  return result.ok ? toLatex(result.tree, { decimal }) : undefined;
}

export function readAnswer(source: string, options: ReadingOptions): Reading {
  const { names = [], isNumber = false, hasEuler = false } = options;
  const text = asMeant(source, { letters: [...names, ...(options.letters ?? [])], isNumber, hasEuler });
  const isChanged = text !== source;
  const syntax = isChanged ? (/\\|[_^]\{/.test(text) ? 'latex' : 'plain') : options.syntax;
  const result = read(text, { ...options, syntax, grouping: isNumber });
  if (!result.ok) {
    const { code, message } = result.error;
    return { state: 'unreadable', problem: { code, title: message, detail: plainWords(code) } };
  }
  const { decimal } = options;
  const latex = toLatex(result.tree, { decimal });
  const explained = toLatex(spelledOut(result.tree), { decimal });
  const ambiguity = ambiguityOf(result.tree, source);
  return {
    state: 'read',
    latex,
    explained: explained === latex && !isChanged ? undefined : explained,
    spoken: toSpoken(result.tree),
    otherwise: ambiguity && toLatex(ambiguity.other, { decimal }),
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
