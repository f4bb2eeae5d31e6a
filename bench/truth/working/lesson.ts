import { checkTypedWorking, type LineVerdict } from '../../../math/src/working/index.ts';
import type { Random, TruthCase, TruthFamily } from '../family.ts';

/** A derivation as a pupil would write it in full, and what goes wrong in some of its lines. */
export interface Lesson {
  readonly lines: readonly string[];
  /** For a line by its place: what a slip makes of it. */
  readonly slips: Readonly<Record<number, readonly string[]>>;
  /** Slips that gain solutions, which may be said in place of “wrong”; lost ones may always be named so. */
  readonly implied?: Readonly<Record<number, readonly string[]>>;
}

const isKept = ({ verdict, solutions }: LineVerdict): boolean =>
  (verdict === 'equivalent' || verdict === 'first' || verdict === 'implied') && solutions !== 'lost';

/** The derivation in full, or up to one slip. A right one is accepted when each of its lines is kept. */
function lessonCase(random: Random, { lines, slips, implied = {} }: Lesson): TruthCase {
  if (random.chance()) {
    return {
      text: lines.join('  /  '),
      isRight: true,
      judge: () => (checkTypedWorking(lines, { syntax: 'plain' }).every(isKept) ? 'accepted' : 'refused'),
    };
  }
  const places = [...new Set([...Object.keys(slips), ...Object.keys(implied)])];
  const at = Number(random.pick(places));
  const wrong = random.pick([...(slips[at] ?? []), ...(implied[at] ?? [])]);
  const mayBeImplied = implied[at]?.includes(wrong) === true;
  const shown = [...lines.slice(0, at), wrong];
  return {
    text: `${shown.join('  /  ')}  (slip)`,
    isRight: false,
    judge: () => {
      const last = checkTypedWorking(shown, { syntax: 'plain' }).at(-1);
      if (!last || last.verdict === 'unknown' || last.verdict === 'unreadable') return 'unknown';
      const isSeen = ['wrong', 'after-wrong'].includes(last.verdict) || last.solutions === 'lost';
      return isSeen || (mayBeImplied && last.solutions === 'gained') ? 'refused' : 'accepted';
    },
  };
}

/** Families of lessons, each with its own name. */
export function lessonFamilies(draws: Readonly<Record<string, (random: Random) => Lesson>>): readonly TruthFamily[] {
  return Object.entries(draws).map(([name, draw]) => ({
    name: `lesson: ${name}`,
    draw: (random) => lessonCase(random, draw(random)),
    count: 1000,
  }));
}
