/*
 * The product whose chores come around three hundred times as often: what it does once a minute and once in five, a test
 * that kills it need not wait for.
 */
const minute = 60_000;
const setIntervalOf = globalThis.setInterval;
globalThis.setInterval = (work: () => void, milliseconds = 0) =>
  setIntervalOf(work, milliseconds >= minute ? milliseconds / 300 : milliseconds);

const { loadQuickly } = await import('../../core/loading/loading.ts');
loadQuickly();
const { run } = await import('../../run.ts');
await run();

export {};
