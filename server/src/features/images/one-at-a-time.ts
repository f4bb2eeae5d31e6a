/** Runs the calls of an expensive function one behind the other, so that many of them need no more memory than one. */
export function oneAtATime<Input, Output>(work: (input: Input) => Promise<Output>): (input: Input) => Promise<Output> {
  let last: Promise<unknown> = Promise.resolve();
  return (input) => {
    const result = last.then(() => work(input));
    last = result.catch(() => undefined);
    return result;
  };
}
