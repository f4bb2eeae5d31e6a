import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

const root = resolve(import.meta.dirname, '../../..');

/** Takes the place of a value that is filled into a text. */
export const hole = '\0';

/** The modules below some folders, without tests and without those that declare words. */
export const sourcesOf = (folders: string): string[] =>
  globSync(`${folders}/**/*.ts`, { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/definitions\.ts$|\/messages\.ts$/.test(file),
  );

interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly Node[];
  readonly key?: { readonly name?: string };
  readonly id?: { readonly name?: string } | null;
  readonly init?: unknown;
  readonly body?: unknown;
}

/** The text of a string, with a sign for each value that is filled in. */
function textOf({ type, value, quasis }: Node): string {
  if (type === 'TemplateLiteral') return (quasis ?? []).map((one) => one.value.cooked).join(hole);
  return type === 'Literal' && typeof value === 'string' ? value : '';
}

/** Strings of a module that read like a sentence. */
export function sentencesIn(file: string): string[] {
  return textsIn(file, (node, walk) => {
    if (node.type === 'NewExpression' && /Error|LimitReached/.test(node.callee?.name ?? '')) return [];
    const text = textOf(node);
    const isSentence = /^[\p{L}\0“$\\].*\s.*[.:?]$/su.test(text);
    return [...(isSentence ? [text] : []), ...walk()];
  });
}

/** Phrases that a module throws where something has no value. */
export function faultsIn(file: string): string[] {
  return textsIn(file, (node, walk) => {
    if (node.type !== 'NewExpression' || node.callee?.name !== 'RangeError') return walk();
    const text = textOf(node.arguments?.[0] ?? {});
    return text === '' ? [] : [text];
  });
}

/** Words in what a module stores as the details of an act. */
export function detailsIn(file: string): string[] {
  const within = (node: unknown): string[] =>
    textsBelow(node, (one, walk) => {
      const text = textOf(one);
      return one.type === 'ImportDeclaration'
        ? []
        : [...(/\p{L}{3}/u.test(text) && text.includes(' ') ? [text] : []), ...walk()];
    });
  return textsIn(file, (node, walk) => {
    const name = node.key?.name ?? node.id?.name ?? '';
    const isDetails =
      /^(?:details(?:Of)?|describe\w*)$/.test(name) && /^(?:Property|Variable|Function)/.test(node.type ?? '');
    return isDetails ? within(node.value ?? node.init ?? node.body) : walk();
  });
}

function textsIn(file: string, read: (node: Node, walk: () => string[]) => string[]): string[] {
  return textsBelow(parseSync(file, readFileSync(resolve(root, file), 'utf8')).program, read);
}

function textsBelow(node: unknown, read: (node: Node, walk: () => string[]) => string[]): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => textsBelow(one, read));
  if (typeof node !== 'object' || node === null) return [];
  return read(node, () => Object.values(node).flatMap((one) => textsBelow(one, read)));
}
