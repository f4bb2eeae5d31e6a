import type { Plugin } from 'vite';

/** Around the English text of a message in a chunk, with the message's id: there the words of each language are put. */
export const mark = (id: string, text: string): string => `@words[${id}]${text}@end`;

/** A text with its marks in a chunk, in whichever quotes it stands. */
export const marked = /@words\[([\w.-]+)\]([^]*?)@end/g;

/** The modules that declare messages, and nothing else. */
const messageModule = /\/src\/(?:.*\/)?messages\.ts$/;

interface Declared {
  readonly start: number;
  readonly end: number;
  readonly id: string;
  readonly text: string;
}

/**
 * Leaves of each message its text alone, a string between marks. What is written for translators stays out of the pages.
 * `wordsNow` gives the words immediately, where nothing puts them in later: on the server of development.
 */
export function markedTexts(apply: 'build' | 'serve', wordsNow?: (id: string, english: string) => string): Plugin {
  return {
    name: 'lemma:marked-texts',
    apply,
    transform: {
      // After types are gone.
      order: 'post',
      handler(code, id) {
        if (!messageModule.test(id.replaceAll('\\', '/'))) return null;
        const found: Declared[] = [];
        collect(this.parse(code), found);
        let changed = code;
        for (const { start, end, id: name, text } of found.toSorted((one, other) => other.start - one.start)) {
          const words = wordsNow ? wordsNow(name, text) : mark(name, text);
          changed = changed.slice(0, start) + JSON.stringify(words) + changed.slice(end);
        }
        return { code: changed, map: null };
      },
    },
  };
}

/** As much of a syntax tree as is read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly { readonly value?: unknown }[];
}

/** Finds calls `message('id', 'text', …)` anywhere below a node. */
function collect(node: unknown, found: Declared[]): void {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, found);
    return;
  }
  if (!isNode(node)) return;
  if (node.type === 'CallExpression' && node.callee?.name === 'message') {
    const [id, text] = node.arguments?.map(({ value }) => value) ?? [];
    if (typeof id !== 'string' || typeof text !== 'string') {
      throw new Error('message() takes its id and its text as plain strings');
    }
    found.push({ start: node.start, end: node.end, id, text });
    return;
  }
  for (const value of Object.values(node)) if (typeof value === 'object') collect(value, found);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
