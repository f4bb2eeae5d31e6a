const ask = 'lemma.which-launch';
const answer = 'lemma.launch';
const done = 'lemma.launch-linked';

const isOwn = (event: MessageEvent): boolean => event.origin === location.origin;

const subjectOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'subject' in data ? data.subject : undefined;

/**
 * Sends the launch to the window that this frame has opened, and calls back when the account is linked. The ticket is in
 * no address, so that it cannot be sent to somebody else, and may still be on its way. Returns a function that stops it.
 */
export function handOver(opened: Window, launch: string | Promise<string>, onLinked: () => void): () => void {
  const tell = async (): Promise<void> =>
    opened.postMessage({ subject: answer, launch: await launch }, location.origin);
  const listen = (event: MessageEvent): void => {
    if (!isOwn(event) || event.source !== opened) return;
    // The frame says that a launch could not be begun, and closes the window.
    if (subjectOf(event.data) === ask) tell().catch(() => undefined);
    if (subjectOf(event.data) === done) onLinked();
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

/** Asks the frame that has opened this window for its launch. Returns how to stop. */
export function askForLaunch(onLaunch: (launch: string) => void): () => void {
  const opener = window.opener as Window | null;
  if (opener === null) return () => undefined;
  const listen = (event: MessageEvent): void => {
    if (!isOwn(event) || event.source !== opener || subjectOf(event.data) !== answer) return;
    const { launch } = event.data as { launch?: unknown };
    if (typeof launch === 'string') onLaunch(launch);
  };
  addEventListener('message', listen);
  opener.postMessage({ subject: ask }, location.origin);
  return () => removeEventListener('message', listen);
}

/** Notifies the frame that the account is linked, and closes this window. */
export function finishLinking(): void {
  (window.opener as Window | null)?.postMessage({ subject: done }, location.origin);
  window.close();
}
