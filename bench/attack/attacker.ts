import { setPriority } from 'node:os';
import type { BusyLearner } from '../../server/src/testing/classes/busy-class.ts';
import { createHttpClient } from '../../server/src/testing/http-client.ts';
import { prepareAttacks, type Attack } from './attacks.ts';

/*
 * Runs the attacker in its own process, so that its processor time does not count as the server's. It gives way to the
 * server, as a separate machine would.
 */

/** A learner whose session the attacker takes over. */
export type Hog = Omit<BusyLearner, 'client'> & { readonly cookies: string };

/** A class whose teacher's session the attacker takes over. */
export interface TakenClass {
  readonly cookies: string;
  readonly classId: string;
  readonly taskId: string;
}

export type Order =
  | { readonly prepare: { readonly url: string; readonly hogs: readonly Hog[]; readonly taken: TakenClass } }
  | { readonly begin: string }
  | { readonly end: true };

export type Report =
  | { readonly attacks: readonly string[] }
  | { readonly begun: true }
  | { readonly outcomes: Readonly<Record<string, number>> };

setPriority(19);
let attacks: Readonly<Record<string, Attack>> = {};
let end: ReturnType<Attack> | undefined;

async function follow(order: Order): Promise<Report> {
  if ('prepare' in order) {
    const { url, hogs, taken } = order.prepare;
    const learners = hogs.map(({ cookies, ...hog }) => {
      const client = createHttpClient(url);
      client.goOnAs(cookies);
      return { ...hog, client };
    });
    attacks = await prepareAttacks(url, learners, taken);
    return { attacks: Object.keys(attacks) };
  }
  if ('begin' in order) {
    end = attacks[order.begin]?.();
    return { begun: true };
  }
  return { outcomes: (await end?.()) ?? {} };
}

process.on('message', (order: Order) => {
  void follow(order).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit());
