import { mathsRules } from '../answer-types/index.ts';
import { walk } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import type { CompiledPart } from '../compile/compiled.ts';
import type { KeyboardHints } from './variant.ts';

/**
 * Functions come as whole families, so that the keys tell the topic and never the answer. The trees looked at are
 * those of the document, not of one variant, so that the keys are the same in all variants.
 */
const families: readonly (readonly string[])[] = [
  ['sin', 'cos', 'tan', 'arcsin', 'arccos', 'arctan'],
  ['ln', 'log', 'exp'],
  ['sinh', 'cosh', 'tanh'],
];

const familyOf: ReadonlyMap<string, readonly string[]> = new Map([
  ...families.flatMap((family) => family.map((name) => [name, family] as const)),
  ...['cot', 'sec', 'csc', 'arccot', 'arcsec', 'arccsc'].map((name) => [name, families[0] ?? []] as const),
  ...['lg', 'lb'].map((name) => [name, families[1] ?? []] as const),
  ...['coth', 'arsinh', 'arcosh', 'artanh'].map((name) => [name, families[2] ?? []] as const),
]);

export function keyboardOf(part: CompiledPart): KeyboardHints {
  if (part.kind !== 'formula') return { letters: [], functions: [], templates: [] };
  const rules = mathsRules[part.part.answerType];
  const functions = new Set<string>();
  const templates = new Set<string>(rules.templates);
  for (const tree of part.trees) collect(tree, functions, templates);
  if (part.unit) templates.add('unit');
  return {
    letters: part.letters,
    functions: [...functions],
    templates: [...templates],
  };
}

function collect(tree: Expression, functions: Set<string>, templates: Set<string>): void {
  walk(tree, (node) => {
    if (node.kind === 'call') for (const name of familyOf.get(node.name) ?? []) functions.add(name);
    else if (node.kind === 'absolute') templates.add('absolute');
    else if (node.kind === 'name' && node.name.includes('_')) templates.add('subscript');
    else if (node.kind === 'big') templates.add(node.operator);
    else if (node.kind === 'constant') {
      const key = { pi: 'pi', e: 'e', i: 'i', infinity: 'infinity' }[node.name as 'pi'];
      if (key === 'e') for (const name of families[1] ?? []) functions.add(name);
      if (key) templates.add(key);
    }
  });
}
