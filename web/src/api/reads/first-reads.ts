import { fromWire } from '@lemma/contracts';
import { chosenTextLanguage } from '../../words/text-language.ts';
import { frame } from '../frame/frame.ts';
import { serverNow, setDrift } from '../clock/server-clock.ts';
import { serverTimeOf } from '../clock/server-time.ts';
import { keptHere } from '../../kept-here.ts';

/** A page that is still starting after so long asks anew. */
const usableFor = 60_000;

const changedAt = 'lemma.changed-at';

/** Milliseconds by which two pages may think differently of the server's clock. */
const slack = 3_000;

/** The answers that the server has sent with the page (`server/src/core/language/first-reads.ts`), by their address. */
interface Sent {
  /** When the server made the page, and how long it took, in milliseconds. */
  readonly made: { readonly serverTime: number; readonly spt: number };
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Keeps answers that came with a page until each has been used once, or something has changed. */
export function createFirstReads(sent: Sent | undefined, now: () => number) {
  const answers = new Map(Object.entries(sent?.answers ?? {}));
  const session = [...answers].find(([address]) => address.endsWith('/session-auth/session/'))?.[1];
  const person = (session as { uid?: string } | null | undefined)?.uid;
  return {
    /** The answer to a read, if it came with the page and has not been used: as a list, since an answer can be null. */
    take(address: string): readonly [unknown] | undefined {
      if (!answers.has(address) || now() > usableFor) return undefined;
      const answer = fromWire(answers.get(address));
      answers.delete(address);
      return [answer];
    },
    /** Forgets what is left: what is read after a change must not be older than it. */
    forget: (): void => answers.clear(),
    /** Forgets what is left unless it was read for this person. */
    keepFor(uid: string | undefined): void {
      if (uid !== person) answers.clear();
    },
  };
}

/** Notes that the server has changed something for this browser: a page that it made before does not have it. */
export const noteChange = (): void => keptHere.setItem(changedAt, String(serverNow()));

/**
 * Whether an answer is older than a change that this browser made. While a page is being reloaded, the old one stays at
 * work until the new one is there: what it sent may be taken, and forgotten there, after the new page was made.
 */
export const isBeforeChange = (at: number): boolean => at < Number(keptHere.getItem(changedAt)) + slack;

/** The answers that came with this page. A page that the browser has kept, a frame and a reader of other texts have no use for it. */
function readPage(): Sent | undefined {
  const element = globalThis.document?.getElementById?.('first-reads');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isKept = navigation?.type === 'back_forward';
  if (element === null || element === undefined || isKept) return undefined;
  if (frame !== null || chosenTextLanguage() !== undefined) return undefined;
  const sent = JSON.parse(element.textContent) as Sent;
  if (navigation) setDrift(driftOnTheWay(sent.made, navigation));
  return isBeforeChange(sent.made.serverTime) ? undefined : sent;
}

type Way = Pick<PerformanceNavigationTiming, 'requestStart' | 'responseStart'>;

/** D20, by the way of the page itself through the network: the page need not ask for the server's time again. */
export function driftOnTheWay(made: Sent['made'], { requestStart: t1, responseStart: t2 }: Way): number {
  // By the device's clock as it is now: it may have been set since the page began.
  const began = Date.now() - performance.now();
  return serverTimeOf({ start: began + t1, end: began + t2, t1, t2, ...made }).drift;
}

/** Answers that came with this page. */
export const firstReads = createFirstReads(readPage(), () => performance.now());
