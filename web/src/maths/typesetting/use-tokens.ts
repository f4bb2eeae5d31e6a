import { useEffect, useMemo, useState } from 'react';
import { readPlainLine, readPlainText } from './reading/plain-reader.ts';
import type { TextToken } from './reading/text-token.ts';

interface Reader {
  readonly parseLine: (source: string) => readonly TextToken[];
  readonly parseText: (source: string) => readonly TextToken[];
}

let reader: Reader | undefined;

/** Loads the reader of Markdown, which only texts with lists, tables and the like need. */
export async function prepareMarkdown(): Promise<void> {
  reader ??= await import('./reading/markdown.ts');
}

interface TextTokens {
  readonly tokens: readonly TextToken[];
  /** The reader is on its way: what is shown is not yet the whole text as it should be. */
  readonly isRough: boolean;
}

/** The tokens of a text. Until the reader of Markdown has come, paragraphs that it is not needed for are there already. */
export function useTokens(source: string, inline: boolean): TextTokens {
  const plain = useMemo(() => (inline ? readPlainLine(source) : readPlainText(source)), [inline, source]);
  const [state, setState] = useState<'waiting' | 'loaded' | 'missing'>(reader === undefined ? 'waiting' : 'loaded');
  const isWaiting = plain === undefined && state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    let isHere = true;
    prepareMarkdown().then(
      () => isHere && setState('loaded'),
      () => isHere && setState('missing'),
    );
    return () => {
      isHere = false;
    };
  }, [isWaiting]);
  return useMemo(() => {
    if (plain !== undefined) return { tokens: plain, isRough: false };
    if (reader === undefined) return { tokens: roughly(source, inline), isRough: state === 'waiting' };
    return { tokens: inline ? reader.parseLine(source) : reader.parseText(source), isRough: false };
  }, [plain, source, inline, state]);
}

function roughly(source: string, inline: boolean): readonly TextToken[] {
  const asItIs = (text: string): TextToken => ({ type: 'text', tag: '', nesting: 0, content: text });
  if (inline) return [asItIs(source)];
  return source.split(/\n\s*\n/).flatMap((block) => readPlainText(block) ?? [asItIs(block)]);
}
