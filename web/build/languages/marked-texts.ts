import type { Plugin, Rolldown } from 'vite';

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
 * Leaves of each message its text alone, between marks. What is written for translators stays out of the pages.
 * `wordsNow` gives the words at once, where nothing will put them in later: on the server of development.
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
          changed = `${changed.slice(0, start)}({ id: "", text: ${JSON.stringify(words)}, where: "" })${changed.slice(end)}`;
        }
        return { code: changed, map: null };
      },
    },
  };
}

type Node = Rolldown.ESTree.Node;

/** Finds calls `message('id', 'text', …)` anywhere below a node. */
function collect(node: unknown, found: Declared[]): void {
  if (Array.isArray(node)) return node.forEach((one) => collect(one, found));
  if (!isNode(node)) return;
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'message') {
    const [id, text] = node.arguments;
    if (id?.type === 'Literal' && text?.type === 'Literal') {
      found.push({ start: node.start, end: node.end, id: String(id.value), text: String(text.value) });
      return;
    }
    throw new Error('message() takes its id and its text as plain strings');
  }
  for (const value of Object.values(node)) if (typeof value === 'object') collect(value, found);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
