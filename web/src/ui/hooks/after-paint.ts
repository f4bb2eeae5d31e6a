/** Milliseconds after which it is done without a picture: a page in the background draws none. */
const longestWait = 100;

/** Runs a task when the next picture is there, which so need not wait for it; gives the function that calls it off. */
export function afterPaint(task: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    task();
  }, longestWait);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
