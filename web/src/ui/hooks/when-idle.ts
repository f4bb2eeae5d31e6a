/** Runs a task when the page has nothing better to do; gives the function that calls it off. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = window.setTimeout(task, 300);
    return () => window.clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
