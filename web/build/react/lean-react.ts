import { parseSync, type Plugin } from 'vite';
import {
  answers,
  conditions,
  schedulerConditions,
  unreachable,
  unusedExports,
  unusedOfScheduler,
  unusedTags,
} from './unused-react.ts';

const reactDom = /\/(?:react-dom\/cjs\/react-dom(?:-client)?|scheduler\/cjs\/scheduler)\.production\.js$/;

/**
 * Takes out of React DOM what no page uses (`unused-react.ts`): it is about half of a first visit's code, and a quarter of it
 * is for pages that a server has drawn, for transitions between views, for lists of suspense, for handles of fragments, for
 * actions of forms, for events that no page listens to and for stylesheets that components bring. The bundler cannot see that
 * by itself.
 */
export function leanReact(): Plugin {
  return {
    name: 'lemma:lean-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: reactDom },
      handler: (code, id) => ({ code: leaveOutOf(code, id), map: null }),
    },
  };
}

function leaveOutOf(code: string, file: string): string {
  if (file.includes('-client.')) return leaveOut(code);
  return file.includes('/scheduler/') ? leaveOutOfScheduler(code) : leaveOutExports(code);
}

/** The code that React DOM's two parts share, without functions that no page imports; throws where one of them is gone. */
export const leaveOutExports = (code: string): string => withoutExports(code, unusedExports);

/** React DOM's scheduler without what it does not call, and without ways for other surroundings than browsers. */
export const leaveOutOfScheduler = (code: string): string =>
  withoutExports(decided(code, schedulerConditions), unusedOfScheduler);

function withoutExports(code: string, names: readonly string[]): string {
  return names.reduce((left, name) => {
    const assigned = new RegExp(String.raw`\nexports\.${name} = function [^]*?\n\};`);
    if (!assigned.test(left)) throw new Error(`React DOM has changed: it has no ${name}`);
    return left.replace(assigned, '');
  }, code);
}

/** Code whose conditions have the value that they always have here. */
function decided(code: string, known: typeof conditions): string {
  let left = code;
  for (const [pattern, value] of known) {
    if (!pattern.test(left)) throw new Error(`React DOM has changed: nothing matches ${String(pattern)}`);
    left = left.replaceAll(pattern, value);
  }
  return left;
}

/** The code of React DOM without its unused parts; throws where the code is not the one that the list was made for. */
export const leaveOut = (code: string): string => withoutTags(withoutBodies(decided(code, conditions)));

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  let edited = code;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start)) {
    edited = edited.slice(0, start) + text + edited.slice(end);
  }
  return edited;
}

/** Gives functions that are never of use a body that says so, or the answer that they always give here. */
function withoutBodies(code: string): string {
  const bodies = new Map<string, string>([
    // Its place in the list says which one it is.
    ...unreachable.map((name, place) => [name, `{throw Error("left out: ${place}")}`] as const),
    ...Object.entries(answers).map(([name, body]) => [name, `{${body}}`] as const),
  ]);
  const edits: Edit[] = [];
  for (const node of parseSync('react-dom.js', code).program.body) {
    if (node.type !== 'FunctionDeclaration' || node.id === null || node.body === null) continue;
    const text = bodies.get(node.id.name);
    if (text === undefined || !bodies.delete(node.id.name)) continue;
    edits.push({ start: node.body.start, end: node.body.end, text });
  }
  if (bodies.size > 0) throw new Error(`React DOM has changed: it has no ${[...bodies.keys()].join(', ')}`);
  return applyEdits(code, edits);
}

interface Case {
  readonly start: number;
  readonly end: number;
  readonly test: { readonly type: string; readonly value?: unknown; readonly end: number } | null;
  readonly consequent: readonly { readonly type: string }[];
}

const ends = new Set(['BreakStatement', 'ReturnStatement', 'ContinueStatement', 'ThrowStatement']);
const leaves = ({ consequent }: Case): boolean => ends.has(consequent.at(-1)?.type ?? '');

/** Declarations of a case that is taken out: the cases beside it may use the same variables. */
function leftOf({ test, consequent }: Case): string {
  const names: string[] = [];
  visit(consequent, (node) => {
    if (node['type'] === 'VariableDeclarator') names.push((node['id'] as { name: string }).name);
  });
  return names.length === 0 ? '' : `case ${String(test?.value)}: var ${names.join(', ')}; break;`;
}

/** Takes out the cases of kinds of fibers that never come to be. */
function withoutTags(code: string): string {
  const edits: Edit[] = [];
  visit(parseSync('react-dom.js', code).program, (node) => {
    if (node['type'] !== 'SwitchStatement') return;
    const { start, end } = node['discriminant'] as { start: number; end: number };
    if (!code.slice(start, end).endsWith('.tag')) return;
    let before: Case | undefined;
    for (const one of node['cases'] as readonly Case[]) {
      const isUnused = one.test?.type === 'Literal' && unusedTags.has(one.test.value);
      const isReachedFromAbove = before !== undefined && !leaves(before);
      if (isUnused && (one.consequent.length === 0 || (!isReachedFromAbove && leaves(one)))) {
        edits.push({ start: one.start, end: one.end, text: leftOf(one) });
      } else {
        before = one;
      }
    }
  });
  const tags = [...unusedTags].join('|');
  const isTag = new RegExp(String.raw`\b(?:${tags}) === [\w$.]+\.tag\b`, 'g');
  return applyEdits(code, edits).replaceAll(isTag, '!1');
}

/** Calls a function for each node of a syntax tree. */
export function visit(node: unknown, seen: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, seen);
  } else if (typeof node === 'object' && node !== null) {
    if ('type' in node) seen({ ...node });
    for (const value of Object.values(node)) visit(value, seen);
  }
}
