import type { Services } from './services.ts';

type Connected = Pick<Services, 'connection' | 'now'>;

/**
 * Makes a feature's queries available through the services: once for the database, and once for each transaction. Code
 * that cannot import the function that this returns has no other way to them.
 */
export function ownData<T extends object>(
  make: (connection: Services['connection'], now: () => Date) => T,
): (services: Connected) => T {
  const made = new WeakMap<object, T>();
  return ({ connection, now }) => {
    const known = made.get(connection);
    if (known) return known;
    const data = make(connection, now);
    made.set(connection, data);
    return data;
  };
}

/** Something that a feature has once in a server, in transactions too: what it gathers or sends is not theirs. */
export function ownPart<T extends object>(make: (services: Services) => T): (services: Services) => T {
  const made = new WeakMap<object, T>();
  return (services) => {
    const known = made.get(services.background);
    if (known) return known;
    const part = make({ ...services, connection: services.database, afterCommit: (act) => act() });
    made.set(services.background, part);
    return part;
  };
}

/** Lets other features ask these queries, and no others. */
export const offer =
  <T extends object, Name extends keyof T>(data: (services: Connected) => T, _names: readonly Name[]) =>
  (services: Connected): Pick<T, Name> =>
    data(services);
