import { namesIn, walk } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { invalid, type Mark } from './verdict.ts';

/** A letter that stands nowhere in the exercise is a slip of the keyboard and costs nothing. */
export function strayLetter(
  tree: Expression,
  allowed: readonly string[],
  inExercise: ReadonlySet<string>,
): Mark | undefined {
  for (const name of namesIn(tree)) {
    if (allowed.includes(name) || inExercise.has(name)) continue;
    const other = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
    if (name.length === 1 && allowed.includes(other)) {
      const size = other === other.toLowerCase() ? 'small' : 'capital';
      return invalid('letter case', `Use the ${size} letter $${other}$ instead of $${name}$.`, spanOf(tree, name));
    }
    const uses = allowed.length === 0 ? 'here no letter is needed' : `this exercise uses ${listed(allowed)}`;
    return invalid('stray letter', `Your answer has $${latexName(name)}$ in it; ${uses}.`, spanOf(tree, name));
  }
  return undefined;
}

function spanOf(tree: Expression, name: string): { start: number; end: number } | undefined {
  let span: { start: number; end: number } | undefined;
  walk(tree, (node) => {
    if (node.kind === 'name' && node.name === name) span ??= node.span;
    return span === undefined;
  });
  return span;
}

function listed(letters: readonly string[]): string {
  const names = letters.map((letter) => `$${latexName(letter)}$`);
  return names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function latexName(name: string): string {
  return name.length === 1 || name.includes('_') ? name : `\\${isGreek(name) ? name : `mathrm{${name}}`}`;
}

function isGreek(name: string): boolean {
  return /^(var)?(alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|rho|sigma|tau|phi|chi|psi|omega)$/i.test(
    name,
  );
}
