import { LRUCache } from 'lru-cache';
import type { Services } from '../../../../core/services.ts';
import { mapInSlices } from '../../../../core/slices.ts';
import { type ClassScores, holdsAt } from '../../../tasks/api.ts';
import type { GradeCell } from '../grade-cell.ts';
import type { ClassBase, Learner, ReadBase } from './class-base.ts';
import { cellsFrom, type Grounds, nextTurn } from '../grade-book.ts';

interface Rows<Row> {
  readonly base: ClassBase;
  /** One for each learner, in the order of their names. */
  readonly rows: readonly Row[];
  /** When time itself changes some of them; null for never. */
  readonly until: Date | null;
}

interface KeptRows<Row> extends Rows<Row> {
  /** The generation of the base. */
  readonly rest: string | null;
  /** The state of the scores. */
  readonly state: number;
  readonly madeAt: Date;
}

/** Sources of rows. */
export interface RowSources {
  readonly readScores: (classId: string) => Promise<ClassScores>;
  readonly readBase: ReadBase;
}

interface Options<Row> extends RowSources {
  readonly asLearnersSee: boolean;
  readonly rowOf: (learner: Learner, cells: readonly GradeCell[], grounds: Grounds) => Row;
  /** In bytes, about. */
  readonly sizeOf: (row: Row) => number;
}

const mostBytes = 48 * 2 ** 20;
const keptMs = 30 * 60_000;
/** The learner with their names, whom the row may keep longer than the base is kept. */
const bytesOfLearner = 400;

/** Makes a row of each learner of a class, and keeps it until the learner's scores or the rules change. */
export function keepRows<Row>(
  services: Services,
  { readScores, readBase, asLearnersSee, rowOf, sizeOf }: Options<Row>,
): (classId: string) => Promise<Rows<Row>> {
  const kept = new LRUCache<string, KeptRows<Row>>({
    maxSize: mostBytes,
    sizeCalculation: ({ rows }) => rows.reduce((sum, row) => sum + sizeOf(row), 1 + bytesOfLearner * rows.length),
    ttl: keptMs,
  });
  return async (classId) => {
    const scores = await readScores(classId);
    const { rest, state } = scores;
    const found = kept.get(classId);
    const known = rest !== null && found?.rest === rest ? found : undefined;
    const base = known?.base ?? (await readBase(classId, scores));
    const { grounds, learners, pollScores } = base;
    const now = services.now();
    const before = known && holdsAt(known, now) ? known : undefined;
    const cellsOf = cellsFrom(grounds, { ...scores, pollScores, asLearnersSee, now });
    const rows = await mapInSlices(learners.entries(), ([place, learner]) => {
      const row = before && !scores.isChangedSince(learner.userId, before.state) ? before.rows[place] : undefined;
      return row ?? rowOf(learner, cellsOf(learner.userId), grounds);
    });
    const made = { base, rows, until: nextTurn(grounds, scores.attempts, now), rest, state, madeAt: now };
    kept.set(classId, made);
    return made;
  };
}
