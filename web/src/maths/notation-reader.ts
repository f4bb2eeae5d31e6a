import { mapChildren, read, toLatex } from '@lemma/math/notation';
import { toSpoken } from '@lemma/math/speech';
import type { Expression } from '@lemma/math/notation';
import type { NotationAnswers, NotationRequest, Reading, ReadingOptions } from './notation.ts';
import { plainWords } from './problem-words.ts';

/** Answers one request, in a worker or on the page. */
export function answerNotation(request: NotationRequest): NotationAnswers[NotationRequest['kind']] {
  return request.kind === 'answer'
    ? readAnswer(request.source, request.options)
    : plainToLatex(request.source, request.decimal);
}

export function plainToLatex(source: string, decimal: '.' | ',' = '.'): string | undefined {
  const result = read(source, { syntax: 'plain', decimal });
  return result.ok ? toLatex(result.tree, { decimal }) : undefined;
}

export function readAnswer(source: string, options: ReadingOptions): Reading {
  const result = read(source, options);
  if (!result.ok) {
    const { code, message } = result.error;
    return { state: 'unreadable', problem: { code, title: message, detail: plainWords(code) } };
  }
  const { decimal } = options;
  const latex = toLatex(result.tree, { decimal });
  const explained = toLatex(spelledOut(result.tree), { decimal });
  return {
    state: 'read',
    latex,
    explained: explained === latex ? undefined : explained,
    spoken: toSpoken(result.tree),
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
