import { createEventReader } from './event-stream.ts';

/**
 * `live`: changes arrive as they happen. `polling`: streams do not get through here, so it is asked every two seconds.
 * `refused`: this may not, or no longer, be followed.
 */
export type LiveStatus = 'connecting' | 'live' | 'reconnecting' | 'polling' | 'refused';

interface FollowedRequest {
  readonly accept: 'text/event-stream' | 'application/json';
  /** The version that is at hand. */
  readonly version: string;
  readonly signal: AbortSignal;
  /** With a new identity token, because the one before was refused. */
  readonly isForced: boolean;
}

export interface FollowOptions {
  readonly request: (request: FollowedRequest) => Promise<Response>;
  readonly onState: (json: string) => void;
  readonly onStatus: (status: LiveStatus) => void;
  /** Between 0 and 1; spreads the return of a hall that lost its node in one moment. */
  readonly random?: () => number;
}

/** The first bytes normally arrive immediately; if not, something on the way holds streams back. */
const firstBytesMs = 6000;
/** The server sends something every 15 seconds: a connection that is silent for longer is dead. */
const silenceMs = 40_000;
const pollMs = 2000;
/** While asking every two seconds, how often it is tried again whether a stream gets through. */
const streamAgainMs = 60_000;
const longestWaitMs = 5000;

class Refused extends Error {}
class Blocked extends Error {}

/** Builds the requests and keeps what is known of the state so far. */
function createConversation({ request, onState }: Pick<FollowOptions, 'request' | 'onState'>) {
  let attempt = new AbortController();
  let version = '';
  let isForced = false;
  return {
    signal: () => attempt.signal,
    begin(): void {
      attempt = new AbortController();
    },
    cut: () => attempt.abort(),

    take(id: string, json: string): void {
      if (id !== '' && id === version) return;
      version = id;
      onState(json);
    },

    async ask(accept: FollowedRequest['accept']): Promise<Response> {
      const response = await request({ accept, version, signal: attempt.signal, isForced });
      isForced = response.status === 401 && !isForced;
      checkStatus(response.status, isForced);
      return response;
    },
  };
}

/**
 * Follows a state of the server for as long as it may: by a stream of events, again and again where it is cut, and by
 * asking where there is no stream. Every event is the whole state, so nothing is missed over a cut.
 */
export function followState({ request, onState, onStatus, random = Math.random }: FollowOptions) {
  const stop = new AbortController();
  const pause = createPause();
  const server = createConversation({ request, onState });
  let failures = 0;
  let hasBeenLive = false;

  /** Resolves when the stream has ended; throws Blocked where none gets through. */
  async function stream(): Promise<void> {
    let hasBytes = false;
    let watch = setTimeout(server.cut, firstBytesMs);
    try {
      const response = await server.ask('text/event-stream');
      if (!response.headers.get('content-type')?.includes('text/event-stream')) {
        server.take(etagOf(response), await response.text());
        throw new Blocked();
      }
      const read = createEventReader(({ id, data }) => server.take(id, data));
      for await (const text of textOf(response, server.signal())) {
        clearTimeout(watch);
        watch = setTimeout(server.cut, silenceMs);
        if (!hasBytes) onStatus('live');
        [hasBytes, hasBeenLive, failures] = [true, true, 0];
        read(text);
      }
    } catch (error) {
      const isSilent = server.signal().aborted && !stop.signal.aborted && !hasBytes && !hasBeenLive;
      throw isSilent ? new Blocked() : error;
    } finally {
      clearTimeout(watch);
    }
  }

  async function poll(): Promise<void> {
    const until = Date.now() + streamAgainMs;
    while (!stop.signal.aborted && Date.now() < until) {
      server.begin();
      const watch = setTimeout(server.cut, firstBytesMs);
      try {
        const response = await server.ask('application/json');
        if (response.status !== 304) server.take(etagOf(response), await response.text());
        onStatus('polling');
      } catch (error) {
        if (error instanceof Refused) throw error;
        onStatus('reconnecting');
      } finally {
        clearTimeout(watch);
      }
      await pause.rest(pollMs * (0.8 + 0.4 * random()));
    }
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      server.begin();
      onStatus(hasBeenLive ? 'reconnecting' : 'connecting');
      try {
        await stream();
      } catch (error) {
        if (error instanceof Refused) return onStatus('refused');
        if (error instanceof Blocked) {
          hasBeenLive = false;
          await poll();
          continue;
        }
      }
      if (stop.signal.aborted) return;
      onStatus('reconnecting');
      failures += 1;
      // At first within half a second, then longer and longer; never all at the same moment.
      await pause.rest(Math.min(500 * 2 ** (failures - 1), longestWaitMs) * random());
    }
  }

  run().catch(() => onStatus('refused'));

  return {
    stop(): void {
      stop.abort();
      server.cut();
      pause.end();
    },
    /** The network is there again, or the page is looked at: does not wait any longer. */
    hurry: pause.end,
  };
}

function checkStatus(status: number, isToBeForced: boolean): void {
  if (isToBeForced) throw new Error('the identity token was refused');
  if ([401, 403, 404].includes(status)) throw new Refused();
  if (status >= 400) throw new Error(`answered ${status}`);
}

/** A wait that can be ended early. */
function createPause() {
  let wake = () => undefined as void;
  return {
    rest: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end: () => wake(),
  };
}

/** Yields the text of a response as it arrives, until it ends or is no longer wanted. */
async function* textOf(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('no longer wanted', 'AbortError')));
  });
  try {
    for (;;) {
      const { value, done } = await Promise.race([reader.read(), aborted]);
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

const etagOf = (response: Response): string => response.headers.get('etag')?.replaceAll(/^(?:W\/)?"|"$/g, '') ?? '';
