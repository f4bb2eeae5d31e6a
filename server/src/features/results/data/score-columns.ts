import { z } from 'zod';
import type { AttemptTimes } from '../../tasks/api.ts';

/** An attempt with what it has earned; `right` counts questions. */
export interface ScoredAttempt extends AttemptTimes {
  readonly number: number;
  readonly score: number;
  readonly right: number;
}

/** The attempts of a task by columns, in the same order in each: a large class has hundreds of thousands. */
export const columnsOfTask = z.object({
  task_id: z.string(),
  /** 32 hexadecimal digits a user. */
  users: z.string(),
  /** With commas between them. */
  scores: z.string(),
  /** Eight bytes an attempt: its number, then the questions that are right and which of the two times it has. */
  marks: z.instanceof(Uint8Array),
  /** Times of the database, of those that have one. */
  closes: z.instanceof(Uint8Array).nullable(),
  handed_in: z.instanceof(Uint8Array).nullable(),
});

const none: readonly ScoredAttempt[] = [];
const digitsOfId = 32;
const bytesOfMark = 8;
const [hasEnd, isHandedIn] = [2, 1];

type Times = readonly (number | undefined)[];

interface TaskColumns {
  readonly taskId: string;
  /** The number of attempts in the columns before. */
  readonly from: number;
  readonly scores: readonly number[];
  readonly marks: DataView;
  /** Null where no attempt has one. */
  readonly closes: Times | null;
  readonly handedIn: Times | null;
}

/** Scores of attempts as columns, from which those of one user are read when they are asked for. */
export class ScoreColumns {
  readonly #columns: TaskColumns[] = [];
  #length = 0;
  /** Where the attempts of each user are, counted through all columns, in ascending order. */
  readonly #places = new Map<string, number[]>();
  /** When those that are not handed in close, in milliseconds since 1970. */
  readonly openUntil: number[] = [];

  add(row: z.output<typeof columnsOfTask>): void {
    const from = this.#length;
    const scores = scoreList.parse(JSON.parse(`[${row.scores}]`));
    const marks = viewOf(row.marks);
    const times = (bytes: Uint8Array | null, flag: number) =>
      bytes && spread(viewOf(bytes), scores.length, (at) => (flagsAt(marks, at) & flag) !== 0);
    const [closes, handedIn] = [times(row.closes, hasEnd), times(row.handed_in, isHandedIn)];
    this.#columns.push({ taskId: row.task_id, from, scores, marks, closes, handedIn });
    this.#length += scores.length;
    for (let at = 0; at < scores.length; at += 1) {
      const user = row.users.slice(at * digitsOfId, (at + 1) * digitsOfId);
      const places = this.#places.get(user);
      if (places) places.push(from + at);
      else this.#places.set(user, [from + at]);
    }
    closes?.forEach((end, at) => {
      if (end !== undefined && handedIn?.[at] === undefined) this.openUntil.push(end);
    });
  }

  /** Returns a reader of a user's attempts in each of these tasks, in their order. */
  readerOf(taskIds: readonly string[]): (userId: string) => readonly (readonly ScoredAttempt[])[] {
    const order = new Map(taskIds.map((id, place) => [id, place]));
    const placeOf = this.#columns.map(({ taskId }) => order.get(taskId));
    return (userId) => {
      const attempts = taskIds.map(() => none);
      let column = 0;
      for (const at of this.#places.get(userId.replaceAll('-', '')) ?? []) {
        while (at >= (this.#columns[column + 1]?.from ?? Infinity)) column += 1;
        const [columns, place] = [this.#columns[column], placeOf[column]];
        if (!columns || place === undefined) continue;
        const attempt = attemptAt(columns, at - columns.from);
        const known = attempts[place] ?? none;
        attempts[place] = known === none ? [attempt] : [...known, attempt];
      }
      return attempts;
    };
  }
}

const scoreList = z.array(z.number());
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const flagsAt = (marks: DataView, at: number) => marks.getInt32(at * bytesOfMark + 4);

const attemptAt = ({ scores, marks, closes, handedIn }: TaskColumns, at: number): ScoredAttempt => ({
  number: marks.getInt32(at * bytesOfMark),
  score: scores[at] ?? 0,
  right: flagsAt(marks, at) >> 2,
  closesAt: dateOf(closes?.[at]),
  handedInAt: dateOf(handedIn?.[at]),
});

const dateOf = (time: number | undefined) => (time === undefined ? null : new Date(time));

/** PostgreSQL counts microseconds since 2000. */
const yearTwoThousand = Date.UTC(2000, 0);

/** Spreads times over the places of attempts that have one. */
function spread(times: DataView, length: number, hasTime: (at: number) => boolean): Times {
  let next = 0;
  return Array.from({ length }, (_, at) => {
    if (!hasTime(at)) return undefined;
    next += 8;
    return yearTwoThousand + Number(times.getBigInt64(next - 8)) / 1000;
  });
}
