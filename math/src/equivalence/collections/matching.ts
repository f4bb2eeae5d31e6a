import type { Complex } from '../../algebra/numbers/complex.ts';
import { compile } from '../../algebra/evaluating/program.ts';
import type { Program } from '../../algebra/evaluating/program-builder.ts';
import { run } from '../../algebra/evaluating/run.ts';
import type { Approximation } from '../../algebra/evaluating/approximation.ts';
import { charge } from '../../algebra/work.ts';
import type { Expression } from '../../notation/tree.ts';
import { hasCustomaryLetters } from '../scalars/customary-letters.ts';
import { lanes, residue } from '../scalars/fingerprint.ts';
import type { EquivalenceOptions } from '../options.ts';

/** Traits of a member, computed once, so that most pairs of members need no comparison. */
export interface Traits {
  /** Equal keys make equality likely. Undefined where nothing can be said beforehand. */
  readonly key: string | undefined;
  /** Whether another key proves a difference: rational functions, and numbers without roots. */
  readonly isRational: boolean;
  /** The values at a place that is the same for all members; undefined unless real all the way. */
  readonly value: Approximation | undefined;
}

const nothing: Traits = { key: undefined, isRational: false, value: undefined };

/** The traits of a member of a set or list. */
export function traitsOf(tree: Expression, options: EquivalenceOptions): Traits {
  if (tree.kind === 'group') return traitsOf(tree.body, options);
  if (tree.kind === 'tuple' || tree.kind === 'list') {
    const keys = tree.items.map((item) => traitsOf(item, options).key);
    return keys.includes(undefined) ? nothing : { ...nothing, key: `${tree.kind}(${keys.join()})` };
  }
  const program = compile(tree);
  if (!program) return nothing;
  const residues = lanes.map((lane) => residue(program, lane));
  if (residues.some((value) => value < 0)) return nothing;
  return { key: residues.join(' '), isRational: program.rational, value: valueOf(program, options) };
}

/** Whether the traits alone prove that two members are different. Without a tolerance only. */
export function areApart(a: Traits, b: Traits): boolean {
  charge(1);
  if (a.key === undefined || b.key === undefined || a.key === b.key) return false;
  if (a.isRational && b.isRational) return true;
  if (!a.value || !b.value) return false;
  const difference = Math.abs(a.value.re - b.value.re);
  const scale = Math.max(Math.abs(a.value.re), Math.abs(b.value.re));
  return difference > 1e-6 * scale && difference > 1000 * (a.value.error + b.value.error);
}

function valueOf(program: Program, options: EquivalenceOptions): Approximation | undefined {
  const { variables } = program;
  if (program.nouns || program.imaginary || options.field === 'complex') return undefined;
  if (hasCustomaryLetters(variables) || variables.some((name) => options.assumptions?.[name])) return undefined;
  const value = run(program, variables.map(placeOf), 'strict');
  return Number.isFinite(value.re) && Number.isFinite(value.error) ? value : undefined;
}

/** Each name has a value of its own, the same in every member. */
function placeOf(name: string): Complex {
  let spread = 0;
  for (let k = 0; k < name.length; k++) spread = (spread * 31 + name.charCodeAt(k)) % 97;
  return { re: 1.271_803 + spread * 0.017_203_9, im: 0 };
}
