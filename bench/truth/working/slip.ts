import { checkTypedWorking, type LineVerdict } from '../../../math/src/working/index.ts';
import type { Random, TruthCase, TruthFamily } from '../family.ts';

/** A right derivation, and one of its lines with one typical mistake. */
export interface Slip {
  readonly lines: readonly string[];
  /** Which of the lines is wrong, from 1; the lines below it are left out then. */
  readonly at: number;
  readonly wrong: string;
  /** Ids of typical errors of which the sentence is true of this step; any other is a false reason. */
  readonly named: readonly string[];
  /** Words that would be false where no typical error is named. */
  readonly notSaid?: RegExp;
  /** The learner's line loses or gains solutions, and is not wrong by itself. */
  readonly mayBeImplied?: boolean;
}

const isKept = ({ verdict, solutions }: LineVerdict): boolean =>
  (verdict === 'equivalent' || verdict === 'first' || verdict === 'implied') && solutions !== 'lost';

/**
 * The derivation as it is right: accepted when each of its lines is kept. Or up to the mistake: accepted when the wrong
 * line is passed, or when the reason that is given for it is not true.
 */
export function slipCase(random: Random, { lines, at, wrong, named, notSaid, mayBeImplied = false }: Slip): TruthCase {
  const isRight = random.chance(0.4);
  const shown = isRight ? lines : [...lines.slice(0, at), wrong];
  return {
    text: `${shown.join('  /  ')}${isRight ? '' : `  (${named.join(', ')})`}`,
    isRight,
    judge: () => {
      const verdicts = checkTypedWorking(shown, { syntax: 'plain' });
      if (isRight) return verdicts.every(isKept) ? 'accepted' : 'refused';
      const last = verdicts.at(-1);
      if (!last || verdicts.slice(0, -1).some((verdict) => !isKept(verdict))) return 'unknown';
      if (last.verdict === 'unknown' || last.verdict === 'unreadable') return 'unknown';
      const isSeen = last.verdict === 'wrong' || (mayBeImplied && last.solutions !== undefined);
      const isFalse = last.error ? !named.includes(last.error.id) : (notSaid?.test(last.says) ?? false);
      return isSeen && !isFalse ? 'refused' : 'accepted';
    },
  };
}

/** A number behind a sum. */
export const signed = (value: number): string => (value < 0 ? ` - ${-value}` : ` + ${value}`);

/** A number before a letter. */
export const times = (value: number): string => (value === 1 ? '' : value === -1 ? '-' : String(value));

/** Families of slips, each with its own name. */
export function slipFamilies(draws: Readonly<Record<string, (random: Random) => Slip>>): readonly TruthFamily[] {
  return Object.entries(draws).map(([name, draw]) => ({
    name: `slips: ${name}`,
    draw: (random) => slipCase(random, draw(random)),
    count: 1000,
  }));
}
