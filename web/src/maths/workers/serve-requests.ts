/** The worker's reply to one request; it works on one at a time. */
export type Reply = { readonly ok: true; readonly answer: unknown } | { readonly ok: false; readonly message: string };

/** Runs in a worker: answers the requests that a pool posts to it. */
export function serveRequests(answerTo: (request: never) => unknown): void {
  const reply = (request: never): Reply => {
    try {
      return { ok: true, answer: answerTo(request) };
    } catch (error) {
      return { ok: false, message: error instanceof Error ? error.message : String(error) };
    }
  };
  addEventListener('message', (event) => postMessage(reply((event as MessageEvent<never>).data)));
}
