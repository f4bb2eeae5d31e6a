/** The worker's reply to one request; it works on one at a time. */
export type Reply = { readonly ok: true; readonly answer: unknown } | { readonly ok: false; readonly message: string };

/** Runs in a worker: answers the requests that a pool posts to it, immediately or when a promise holds the answer. */
export function serveRequests(answerTo: (request: never) => unknown): void {
  const post = (reply: Reply): void => postMessage(reply);
  const accept = (answer: unknown): void => post({ ok: true, answer });
  const fail = (error: unknown): void =>
    post({ ok: false, message: error instanceof Error ? error.message : String(error) });
  addEventListener('message', (event) => {
    try {
      const answer = answerTo((event as MessageEvent<never>).data);
      if (answer instanceof Promise) answer.then(accept, fail);
      else accept(answer);
    } catch (error) {
      fail(error);
    }
  });
}
