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
  /** Sixteen bytes an attempt: whose it is. */
  users: z.instanceof(Uint8Array),
  /** Four bytes an attempt. */
  scores: z.instanceof(Uint8Array),
  /** Eight bytes an attempt: its number, then the questions that are right and which of the two times it has. */
  marks: z.instanceof(Uint8Array),
  /** Times of the database, of those that have one. */
  closes: z.instanceof(Uint8Array).nullable(),
  handed_in: z.instanceof(Uint8Array).nullable(),
});

const none: readonly ScoredAttempt[] = [];
const wordsOfId = 4;
const [bytesOfScore, bytesOfMark] = [4, 8];
const [hasEnd, isHandedIn] = [2, 1];

type Times = readonly (number | undefined)[];

interface TaskColumns {
  readonly taskId: string;
  readonly scores: DataView;
  readonly marks: DataView;
  /** Null where no attempt has one. */
  readonly closes: Times | null;
  readonly handedIn: Times | null;
}

/** Scores of attempts as columns, from which those of one user are read when they are asked for. */
export class ScoreColumns {
  readonly #columns: TaskColumns[] = [];
  readonly #users = new Users();
  /** Where the attempts of each user are: the task of each, then the place in its columns. */
  readonly #places: number[][] = [];
  /** When those that are not handed in close, in milliseconds since 1970. */
  readonly openUntil: number[] = [];

  add(row: z.output<typeof columnsOfTask>): void {
    const scores = viewOf(row.scores);
    const length = scores.byteLength / bytesOfScore;
    const marks = viewOf(row.marks);
    const times = (bytes: Uint8Array | null, flag: number) =>
      bytes && spread(viewOf(bytes), length, (at) => (flagsAt(marks, at) & flag) !== 0);
    const [closes, handedIn] = [times(row.closes, hasEnd), times(row.handed_in, isHandedIn)];
    const task = this.#columns.push({ taskId: row.task_id, scores, marks, closes, handedIn }) - 1;
    const users = new Int32Array(Uint8Array.from(row.users).buffer);
    let user = 0;
    for (let at = 0; at < length; at += 1) {
      user = this.#users.placeOf(users, at * wordsOfId, user);
      (this.#places[user] ??= []).push(task, at);
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
      const places = this.#places[this.#users.find(userId) ?? -1] ?? [];
      for (let next = 0; next < places.length; next += 2) {
        const columns = this.#columns[places[next] ?? -1];
        const place = placeOf[places[next] ?? -1];
        if (!columns || place === undefined) continue;
        const attempt = attemptAt(columns, places[next + 1] ?? -1);
        const known = attempts[place] ?? none;
        attempts[place] = known === none ? [attempt] : [...known, attempt];
      }
      return attempts;
    };
  }
}

/** Users in the order in which they were met, by the four words of their ids. */
class Users {
  readonly #placeOf = new Map<string, number>();
  readonly #words: number[] = [];

  /**
   * Returns the place of the user whose id begins at a word. The database reads a task's attempts user by user, so that it
   * is most often at the last place or soon after it: a look there is cheaper than one by the id.
   */
  placeOf(words: Int32Array, from: number, last: number): number {
    for (let place = last; place <= last + 2; place += 1) if (this.#isAt(place, words, from)) return place;
    const id = Buffer.from(words.buffer, from * words.BYTES_PER_ELEMENT, 16).toString('hex');
    const known = this.#placeOf.get(id);
    if (known !== undefined) return known;
    const place = this.#placeOf.size;
    this.#placeOf.set(id, place);
    this.#words.push(...words.subarray(from, from + wordsOfId));
    return place;
  }

  find(userId: string): number | undefined {
    return this.#placeOf.get(userId.replaceAll('-', ''));
  }

  #isAt(place: number, words: Int32Array, from: number): boolean {
    for (let word = 0; word < wordsOfId; word += 1) {
      if (this.#words[place * wordsOfId + word] !== words[from + word]) return false;
    }
    return true;
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const flagsAt = (marks: DataView, at: number) => marks.getInt32(at * bytesOfMark + 4);

const attemptAt = ({ scores, marks, closes, handedIn }: TaskColumns, at: number): ScoredAttempt => ({
  number: marks.getInt32(at * bytesOfMark),
  score: shortest(scores.getFloat32(at * bytesOfScore)),
  right: flagsAt(marks, at) >> 2,
  closesAt: dateOf(closes?.[at]),
  handedInAt: dateOf(handedIn?.[at]),
});

const shortestOf = new Map<number, number>();
const mostRemembered = 10_000;

/** Returns the number with the fewest digits that the database keeps as this one: 0.1 where that is 0.10000000149011612. */
function shortest(kept: number): number {
  const known = shortestOf.get(kept);
  if (known !== undefined) return known;
  let found = kept;
  for (let digits = 9; digits > 0 && Math.fround(Number(kept.toPrecision(digits))) === kept; digits -= 1) {
    found = Number(kept.toPrecision(digits));
  }
  if (shortestOf.size >= mostRemembered) shortestOf.clear();
  shortestOf.set(kept, found);
  return found;
}

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
