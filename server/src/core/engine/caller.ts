import { AsyncLocalStorage } from 'node:async_hooks';

const callers = new AsyncLocalStorage<string>();

/** Work that the server does for itself: chores, the demo school, regrades that continue after their request. */
export const serverCaller = 'server';

/** Runs the work of one request in the name of its caller: the mathematics in it counts as that caller's. */
export function actingFor<T>(caller: string, work: () => T): T {
  return callers.run(caller, work);
}

/** Whom the server works for at the moment. */
export function currentCaller(): string {
  return callers.getStore() ?? serverCaller;
}
