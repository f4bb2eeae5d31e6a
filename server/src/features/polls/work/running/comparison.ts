import type { PollComparison, PollRoundResults } from '@lemma/contracts';
import type { Grouped } from '../answers/group.ts';
import { pollKindRules } from '../kinds/index.ts';
import { presentForWall } from './groups.ts';
import type { PollQuestionRow } from '../../data/poll-store.ts';
import type { Services } from '../../../../core/services.ts';

/** Names of groups of the second round that are listed under another in the first. */
type Names = ReadonlyMap<string, string>;

interface Move {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly count: number;
}

interface Shown {
  readonly question: PollQuestionRow;
  readonly isKeyShown: boolean;
  readonly moves: readonly Move[];
  readonly names: Names;
}

type NumberedRound = readonly [number: number, grouped: Grouped];

/**
 * Compares two rounds, with the moves of voters between groups. A typed answer of the second round that means the same
 * as one of the first is counted under its name.
 */
export function compareRounds(
  { question, isKeyShown, moves, names }: Shown,
  [firstNumber, first]: NumberedRound,
  [secondNumber, second]: NumberedRound,
): PollComparison {
  const before = presentForWall(firstNumber, question, first, isKeyShown);
  const after = alignNames(presentForWall(secondNumber, question, second, isKeyShown), names);
  const nameOf = (results: PollRoundResults, key: string | undefined) =>
    results.groups.some((group) => group.key === key) ? (key ?? null) : null;
  const flows = new Map<string, PollComparison['flows'][number]>();
  for (const move of moves) {
    const from = nameOf(before, first.groupOf(move.before)?.key);
    const target = second.groupOf(move.after);
    const to = nameOf(after, target ? (names.get(target.key) ?? target.key) : undefined);
    const known = flows.get(`${from} ${to}`);
    flows.set(`${from} ${to}`, { from, to, count: (known?.count ?? 0) + move.count });
  }
  return {
    first: before,
    second: after,
    bothRounds: moves.reduce((sum, { count }) => sum + count, 0),
    flows: [...flows.values()].sort((a, b) => b.count - a.count),
  };
}

function alignNames(results: PollRoundResults, names: Names): PollRoundResults {
  return { ...results, groups: results.groups.map((group) => ({ ...group, key: names.get(group.key) ?? group.key })) };
}

/** The names that groups of the second round have in the first. */
export async function alignRounds(
  services: Services,
  question: PollQuestionRow,
  first: Grouped,
  second: Grouped,
): Promise<Names> {
  return (await pollKindRules[question.view.kind].alignRounds?.(services, question, first, second)) ?? new Map();
}
