/**
 * Makes something when it is first used. A transaction has stores of its own: what they prepare for everybody costs more than
 * the few statements that a transaction needs.
 */
export function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
