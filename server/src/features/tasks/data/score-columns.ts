import { z } from 'zod';
import type { AttemptTimes } from '../work/rules/windows.ts';

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
  /** Eight bytes an attempt: its number, then the questions that are right, who handed it in and which of the two times it has. */
  marks: z.instanceof(Uint8Array),
  /** Times of the database, of those that have one. */
  closes: z.instanceof(Uint8Array).nullable(),
  handed_in: z.instanceof(Uint8Array).nullable(),
});

const none: readonly ScoredAttempt[] = [];
const wordsOfId = 4;
const [bytesOfScore, bytesOfMark] = [4, 8];
const [isHandedIn, hasEnd, isHandedInByPerson] = [1, 2, 4];
const bitsOfFlags = 3;

type Times = readonly (number | undefined)[];

/** The attempts of a task, which never change: others take their place. */
interface TaskColumns {
  readonly scores: DataView;
  readonly marks: DataView;
  /** Null where no attempt has one. */
  readonly closes: Times | null;
  readonly handedIn: Times | null;
  /** The first attempt of each user, by the user's place; users beyond its end have none. */
  readonly first: Int32Array;
  /** The next attempt of the same user. */
  readonly next: Int32Array;
  /** When those that are not handed in close, in milliseconds since 1970. */
  readonly openUntil: readonly number[];
}

const noAttempt = -1;

/** Scores of attempts as columns, from which those of one user are read when they are asked for. */
export class ScoreColumns {
  readonly #columns = new Map<string, TaskColumns>();
  readonly #users = new Users();
  /** By the places of users. */
  readonly #changedIn: number[] = [];

  /** Puts the attempts of a task in the place of those that it had; users whose attempts are other ones have changed in this state. Returns the task. */
  put(row: z.output<typeof columnsOfTask>, state = 0): string {
    const now = makeColumns(row, this.#users);
    this.#note(this.#columns.get(row.task_id), now, state);
    this.#columns.set(row.task_id, now);
    return row.task_id;
  }

  /** The task has no attempts now. */
  drop(taskId: string, state: number): void {
    const before = this.#columns.get(taskId);
    if (before) this.#note(before, undefined, state);
    this.#columns.delete(taskId);
  }

  /** The last state in which attempts of the user have changed. */
  lastChange(userId: string): number {
    return this.#changedIn[this.#users.find(userId) ?? -1] ?? 0;
  }

  #note(before: TaskColumns | undefined, now: TaskColumns | undefined, state: number): void {
    for (let user = 0; user < this.#users.count; user += 1) {
      if (!isSame(before, now, user)) this.#changedIn[user] = state;
    }
  }

  /** The same columns; those of tasks that are put later are not in them. */
  copy(): ScoreReader {
    return new ScoreReader(new Map(this.#columns), this.#users);
  }

  /** In bytes, about. */
  get size(): number {
    let sum = 0;
    for (const { scores, first, next } of this.#columns.values()) {
      sum += 6 * scores.byteLength + first.byteLength + next.byteLength;
    }
    return sum;
  }
}

/** The scores of attempts at one moment. */
export class ScoreReader {
  readonly #columns: ReadonlyMap<string, TaskColumns>;
  readonly #users: Users;

  constructor(columns: ReadonlyMap<string, TaskColumns>, users: Users) {
    this.#columns = columns;
    this.#users = users;
  }

  /** When attempts that are not handed in close, in milliseconds since 1970. */
  *openUntil(): Generator<number> {
    for (const { openUntil } of this.#columns.values()) yield* openUntil;
  }

  /** Returns a reader of a user's attempts in each of these tasks, in their order. */
  readerOf(taskIds: readonly string[]): (userId: string) => readonly (readonly ScoredAttempt[])[] {
    const columns = taskIds.map((id) => this.#columns.get(id));
    return (userId) => {
      const user = this.#users.find(userId);
      return columns.map((ofTask) => (ofTask === undefined || user === undefined ? none : attemptsOf(ofTask, user)));
    };
  }

  /** How many of these users have begun each task, and are through with it; tasks without attempts of theirs are left out. */
  countWork(
    tasks: readonly { readonly id: string; readonly kind: 'practice' | 'assessment'; readonly questionCount: number }[],
    userIds: readonly string[],
  ): { readonly taskId: string; readonly started: number; readonly finished: number }[] {
    const users = userIds.flatMap((id) => this.#users.find(id) ?? []);
    return tasks.flatMap(({ id, kind, questionCount }) => {
      const columns = this.#columns.get(id);
      if (!columns) return [];
      let [started, finished] = [0, 0];
      for (const user of users) {
        let at = firstOf(columns, user);
        if (at === noAttempt) continue;
        started += 1;
        while (at !== noAttempt && !isThrough(columns, at, kind, questionCount)) at = nextOf(columns, at);
        if (at !== noAttempt) finished += 1;
      }
      return started === 0 ? [] : [{ taskId: id, started, finished }];
    });
  }
}

function makeColumns(row: z.output<typeof columnsOfTask>, users: Users): TaskColumns {
  const scores = viewOf(row.scores);
  const length = scores.byteLength / bytesOfScore;
  const marks = viewOf(row.marks);
  const times = (bytes: Uint8Array | null, flag: number) =>
    bytes && spread(viewOf(bytes), length, (at) => (flagsAt(marks, at) & flag) !== 0);
  const [closes, handedIn] = [times(row.closes, hasEnd), times(row.handed_in, isHandedIn)];
  const ids = new Int32Array(Uint8Array.from(row.users).buffer);
  const [first, last] = [users, users].map(({ count }) => new Int32Array(count + length).fill(noAttempt)) as [
    Int32Array,
    Int32Array,
  ];
  const next = new Int32Array(length).fill(noAttempt);
  let user = 0;
  for (let at = 0; at < length; at += 1) {
    user = users.placeOf(ids, at * wordsOfId, user);
    const before = last[user] ?? noAttempt;
    if (before === noAttempt) first[user] = at;
    else next[before] = at;
    last[user] = at;
  }
  const openUntil = (closes ?? []).filter((end, at) => end !== undefined && handedIn?.[at] === undefined) as number[];
  return { scores, marks, closes, handedIn, first: first.slice(0, users.count), next, openUntil };
}

const firstOf = ({ first }: TaskColumns, user: number) => first[user] ?? noAttempt;
const nextOf = ({ next }: TaskColumns, at: number) => next[at] ?? noAttempt;

function attemptsOf(columns: TaskColumns, user: number): readonly ScoredAttempt[] {
  let at = firstOf(columns, user);
  if (at === noAttempt) return none;
  const attempts: ScoredAttempt[] = [];
  for (; at !== noAttempt; at = nextOf(columns, at)) attempts.push(attemptAt(columns, at));
  return attempts;
}

/** The user has the same attempts in both, in the same order. */
function isSame(one: TaskColumns | undefined, other: TaskColumns | undefined, user: number): boolean {
  let at = one ? firstOf(one, user) : noAttempt;
  let there = other ? firstOf(other, user) : noAttempt;
  if (!one || !other) return at === there;
  while (at !== noAttempt && there !== noAttempt && isSameAttempt(one, at, other, there)) {
    at = nextOf(one, at);
    there = nextOf(other, there);
  }
  return at === noAttempt && there === noAttempt;
}

const isSameAttempt = (one: TaskColumns, at: number, other: TaskColumns, there: number): boolean =>
  one.scores.getInt32(at * bytesOfScore) === other.scores.getInt32(there * bytesOfScore) &&
  one.marks.getInt32(at * bytesOfMark) === other.marks.getInt32(there * bytesOfMark) &&
  flagsAt(one.marks, at) === flagsAt(other.marks, there) &&
  one.closes?.[at] === other.closes?.[there] &&
  one.handedIn?.[at] === other.handedIn?.[there];

/** `isFinished` in `attempt-progress.ts`. */
const isThrough = (
  { marks }: TaskColumns,
  at: number,
  kind: 'practice' | 'assessment',
  questionCount: number,
): boolean => {
  const flags = flagsAt(marks, at);
  if (kind === 'assessment') return (flags & isHandedIn) !== 0;
  return (flags & isHandedInByPerson) !== 0 || flags >> bitsOfFlags >= questionCount;
};

/** Users in the order in which they were met, by the four words of their ids. */
class Users {
  readonly #placeOf = new Map<string, number>();
  readonly #words: number[] = [];

  get count(): number {
    return this.#placeOf.size;
  }

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
  right: flagsAt(marks, at) >> bitsOfFlags,
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
