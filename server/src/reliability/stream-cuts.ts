import { setTimeout as wait } from 'node:timers/promises';
import { getMyPoll, getPoll, setPollTimer } from '@lemma/contracts';
import { drawDemoChance } from '../features/demo/work/chance.ts';
import { startFaultProxy, type FaultProxy } from '../testing/product/fault-proxy.ts';
import { untilServed } from '../testing/http-client.ts';
import { hallChoices, openHall, untilAllSee, type Hall } from '../testing/polls/poll-hall.ts';

interface StreamCutsReport {
  /** Streams that were cut and opened again. */
  readonly reopened: number;
  /** From the lecturer's command to the last screen that shows it, the streams cut meanwhile; sorted. */
  readonly caughtUpMs: readonly number[];
  /** Votes that had to be sent more than once. */
  readonly sentAgain: number;
  readonly findings: {
    /** Cuts after which somebody never saw what had changed. */
    readonly missed: readonly string[];
    /** Cuts after which somebody's stream was not opened again: nothing was tested. */
    readonly notCut: readonly string[];
    /** Voters who are somebody else, or have answered otherwise, than before. */
    readonly changed: readonly number[];
    /** Votes that were counted otherwise than they were cast. */
    readonly miscounted: readonly string[];
  };
}

/**
 * A hall follows a poll and votes while all its connections are cut again and again; at each cut the lecturer changes
 * something, before it, during it or after it.
 */
export async function cutStreams(options: {
  readonly url: string;
  readonly clients: number;
  readonly cuts: number;
  readonly seed: number;
  /** Called after each cut. */
  readonly onCut?: (figures: { readonly cuts: number; readonly reopened: number }) => void;
}): Promise<StreamCutsReport> {
  const { url, clients, cuts, seed } = options;
  const chance = drawDemoChance(seed);
  const wire = await startFaultProxy({ port: Number(new URL(url).port) });
  // The lecturer's own wire is whole.
  const hall = await openHall([`http://127.0.0.1:${wire.port}`], clients, url);
  const found = { missed: [] as string[], notCut: [] as string[] };
  const caughtUpMs: number[] = [];
  const votes: Promise<{ readonly tries: number }>[] = [];
  try {
    await untilAllSee(hall.voters, ({ question }) => question?.phase === 'open', longestMs);
    const before = await tellOwn(hall);
    for (let cut = 1; cut <= cuts; cut += 1) {
      votes.push(...startVotes(hall, (clients * (cut - 1)) / cuts, (clients * cut) / cuts));
      const { tookMs, closed } = await cutOnce(hall, wire, { cut, chance });
      if (tookMs === undefined) found.missed.push(`cut ${cut}`);
      else caughtUpMs.push(tookMs);
      options.onCut?.({ cuts: cut, reopened: openingsOf(hall) - clients });
      if (closed > 0) found.notCut.push(`cut ${cut}: ${closed} of ${clients}`);
    }
    const cast = await Promise.all(votes);
    const after = await tellOwn(hall);
    return {
      reopened: openingsOf(hall) - clients,
      caughtUpMs: caughtUpMs.toSorted((a, b) => a - b),
      sentAgain: cast.filter(({ tries }) => tries > 1).length,
      findings: {
        ...found,
        changed: after.flatMap(({ codename, values }, index) =>
          codename === before[index]?.codename && values.join() === choiceOf(index) ? [] : [index],
        ),
        miscounted: await findMiscounted(hall),
      },
    };
  } finally {
    hall.close();
    await wire.close();
  }
}

const longestMs = 120_000;

/**
 * Cuts every wire once. Returns the time until everybody had seen the change, undefined if somebody did not, and the number
 * of streams that were not opened again.
 */
async function cutOnce(
  hall: Hall,
  wire: FaultProxy,
  { cut, chance }: { readonly cut: number; readonly chance: () => number },
): Promise<{ readonly tookMs: number | undefined; readonly closed: number }> {
  const closesAt = new Date(Date.UTC(2099, 0, 1, 0, cut)).toISOString();
  const changeAfter = chance() * 300;
  const cutAfter = chance() * 300;
  const cutting = wait(cutAfter).then(() => {
    const openings = hall.voters.map(({ seen }) => seen.openings);
    wire.cutAll();
    return openings;
  });
  await wait(changeAfter);
  const began = performance.now();
  await untilServed(() => hall.teacher.call(setPollTimer, { params: hall.ids, body: { round: 1, closesAt } }));
  const openings = await cutting;
  const seenAt = await untilAllSee(hall.voters, ({ question }) => question?.closesAt === closesAt, longestMs).catch(
    () => undefined,
  );
  const closed = await untilAllFollow(hall, openings);
  return { tookMs: seenAt === undefined ? undefined : Math.max(0, seenAt - began), closed };
}

/** Waits until every stream was opened again since the cut; returns how many were not. */
async function untilAllFollow(hall: Hall, openingsAtCut: readonly number[]): Promise<number> {
  const giveUpAt = Date.now() + longestMs;
  const closed = () => hall.voters.filter(({ seen }, index) => seen.openings <= (openingsAtCut[index] ?? 0)).length;
  while (closed() > 0 && Date.now() < giveUpAt) await wait(5);
  return closed();
}

const openingsOf = (hall: Hall): number => hall.voters.reduce((sum, { seen }) => sum + seen.openings, 0);

function startVotes(hall: Hall, from: number, to: number) {
  return hall.voters
    .slice(Math.floor(from), Math.floor(to))
    .map((voter, index) => voter.vote(1, choiceOf(Math.floor(from) + index)));
}

const choiceOf = (index: number) => hallChoices[index % hallChoices.length] ?? 'A';

interface Own {
  readonly codename: string;
  readonly values: readonly string[];
}

/** Returns each voter's identity and answers. */
async function tellOwn({ voters, ids }: Hall): Promise<Own[]> {
  const own: Own[] = [];
  for (let from = 0; from < voters.length; from += 50) {
    const asked = voters.slice(from, from + 50).map(async ({ client }) => {
      const mine = await untilServed(() => client.call(getMyPoll, { params: { pollId: ids.pollId } }));
      return { codename: mine.codename, values: mine.votes.flatMap(({ values }) => values) };
    });
    own.push(...(await Promise.all(asked)));
  }
  return own;
}

const inOrder = (counts: readonly number[]) => counts.toSorted((a, b) => a - b);

async function findMiscounted(hall: Hall): Promise<string[]> {
  const { current } = await hall.teacher.call(getPoll, { params: hall.ids });
  const expected = inOrder(
    hallChoices.map((choice) => hall.voters.filter((_, index) => choiceOf(index) === choice).length),
  );
  const counted = inOrder(current?.groups.map(({ count }) => count) ?? []);
  return JSON.stringify(counted) === JSON.stringify(expected) && current?.answered === hall.voters.length
    ? []
    : [`counted ${JSON.stringify(counted)} and not ${JSON.stringify(expected)}`];
}
