import { type Instruction, type Program, operandsOf, operation } from '../../algebra/evaluating/program-builder.ts';
import { complexLetters } from '../../algebra/evaluating/program.ts';
import type { Assumption, Assumptions } from './points.ts';

/** Letters that by custom stand for whole numbers where only these make sense. */
const wholeLetters: ReadonlySet<string> = new Set(['n', 'm', 'k', 'j']);

const periodic: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc', 'exp']);
const ofWholeNumbers: ReadonlySet<string> = new Set(['factorial', 'double-factorial', 'binomial', 'gcd', 'lcm', 'mod']);
const ofComplexNumbers: ReadonlySet<string> = new Set(['conj', 're', 'im', 'arg']);

/**
 * Customs about letters: n, m, k and j are whole numbers when one of them appears
 *
 * - together with π (or degrees) in the argument of a trigonometric function, or with π and i in an exponent of e;
 * - in an exponent of a number that is not positive, as in (−1)^n;
 * - under a factorial, a binomial coefficient, gcd, lcm or mod;
 * - in the bounds of a sum or product.
 *
 * Everywhere else they are real as all letters are. z and w are complex when a conjugate, a real or imaginary part or an
 * argument is taken of anything.
 */
export function customaryAssumptions(programs: readonly Program[]): Assumptions {
  const found: Record<string, Assumption> = {};
  for (const program of programs) {
    for (const name of program.bounds) if (wholeLetters.has(name)) found[name] = 'integer';
    const uses = new Uses(program);
    for (const instruction of program.code) {
      for (const name of uses.wholeIn(instruction)) if (wholeLetters.has(name)) found[name] = 'integer';
    }
  }
  const isComplex = programs.some(({ code }) =>
    code.some(({ op, name }) => op === operation.call && ofComplexNumbers.has(name)),
  );
  for (const name of isComplex ? programs.flatMap(({ variables }) => variables) : []) {
    if (complexLetters.has(name)) found[name] = 'complex';
  }
  return found;
}

/** Whether a letter may stand for whole numbers by custom; beside the unknown of x = πk it does. */
export function isIntegerLetter(name: string): boolean {
  return wholeLetters.has(name);
}

/** Whether a custom can apply at all: most expressions have none of these letters. */
export function hasCustomaryLetters(names: readonly string[]): boolean {
  return names.some((name) => wholeLetters.has(name) || complexLetters.has(name));
}

/** Which letters, π and i each register is made of. */
class Uses {
  private readonly program: Program;
  private readonly parts: ReadonlySet<string>[] = [];

  constructor(program: Program) {
    this.program = program;
    for (const instruction of program.code) this.parts.push(this.partsOf(instruction));
  }

  private partsOf(instruction: Instruction): ReadonlySet<string> {
    switch (instruction.op) {
      case operation.variable:
        return new Set([this.program.variables[instruction.a] ?? '']);
      case operation.pi:
        return new Set([' pi']);
      case operation.imaginary:
        return new Set([' i']);
      default:
        return new Set(operandsOf(instruction).flatMap((register) => [...(this.parts[register] ?? [])]));
    }
  }

  /** The letters that an instruction makes whole, if they are of those that may be. */
  wholeIn({ op, a, b, name, args }: Instruction): readonly string[] {
    if (op === operation.power) return this.isNotPositive(a) ? [...(this.parts[b] ?? [])] : [];
    if (op !== operation.call) return [];
    if (ofWholeNumbers.has(name)) return args.flatMap((register) => [...(this.parts[register] ?? [])]);
    const parts = this.parts[a];
    if (!periodic.has(name) || !parts?.has(' pi')) return [];
    return name !== 'exp' || parts.has(' i') ? [...parts] : [];
  }

  /** Whether a register is a negative number or one with i. */
  private isNotPositive(register: number): boolean {
    const parts = this.parts[register];
    if (!parts || [...parts].some((part) => part !== ' i' && part !== ' pi')) return false;
    if (parts.has(' i')) return true;
    const { op, value } = this.program.code[register] ?? { op: operation.add, value: 0 };
    return op === operation.negate || (op === operation.constant && value < 0);
  }
}
