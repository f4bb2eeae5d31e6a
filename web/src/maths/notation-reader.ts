import { read, toLatex, toPlain, toSpoken } from '@lemma/math/notation';
import type { Reading, ReadingOptions } from './notation.ts';
import { plainWords } from './problem-words.ts';

export function plainToLatex(source: string, decimal: '.' | ',' = '.'): string | undefined {
  const result = read(source, { syntax: 'plain', decimal });
  return result.ok ? toLatex(result.tree) : undefined;
}

export function readAnswer(source: string, options: ReadingOptions): Reading {
  const result = read(source, options);
  if (!result.ok) {
    const { code, message } = result.error;
    return { state: 'unreadable', problem: { code, title: message, detail: plainWords(code) } };
  }
  return {
    state: 'read',
    latex: toLatex(result.tree),
    plain: toPlain(result.tree),
    spoken: toSpoken(result.tree),
  };
}
