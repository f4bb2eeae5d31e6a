import { batched } from '../../../../core/batch/batched.ts';
import { conflict } from '../../../../core/errors.ts';
import { ownPart } from '../../../../core/own.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { classPaymentData } from '../../data/class-payment-store.ts';
import { placeData } from '../../data/place-store.ts';
import { sellingData } from '../../data/selling-store.ts';
import { isOver } from '../rules/terms.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

interface Key {
  readonly classId: string;
  readonly userId: string;
}

/**
 * Lets a learner of a class begin something new: in a free class, with a place, or with a place that a licence has left,
 * which they then have. Throws 409 otherwise. Nothing is asked where nothing is sold.
 */
export async function requirePlace(services: Services, key: Key): Promise<void> {
  if (services.paymentProviders.size === 0) return;
  const need = await classPaymentData(services).findNeed(key);
  if (need === null || need.isHeld || need.startsAt > services.now()) return;
  if (need.licenceId !== null) {
    if (await licensing(services).take({ ...key, licenceId: need.licenceId, itemId: need.itemId })) return;
    // Another tab of the learner may have taken one while this one waited for the licence.
    if ((await classPaymentData(services).findNeed(key))?.isHeld) return;
  }
  // An item that has come to its last day asks nothing more of anybody.
  const found = await sellingData(services).findItem(need.itemId);
  if (found !== null && isOver(found.item, services.now())) return;
  throw conflict('classroom/place-needed', said(m.placeNeeded));
}

interface Taking extends Key {
  readonly licenceId: string;
  readonly itemId: string;
}

/**
 * Takes one of a licence's places, when there is one left. A class that begins together waits for the licence once, with one
 * connection to the database, and not one after the other.
 */
const licensing = ownPart((services) => ({
  take: batched((asked: readonly Taking[]) =>
    inTransaction(services, async (services): Promise<readonly boolean[]> => {
      const byLicence = Map.groupBy(asked, ({ licenceId }) => licenceId);
      const takers = new Map<string, ReadonlySet<string>>();
      // In one order everywhere, so that two nodes do not wait for each other.
      for (const licenceId of [...byLicence.keys()].toSorted()) {
        takers.set(licenceId, await takeFromLicence(services, licenceId, byLicence.get(licenceId) ?? []));
      }
      return asked.map(({ licenceId, userId }) => takers.get(licenceId)?.has(userId) ?? false);
    }),
  ),
}));

async function takeFromLicence(
  services: Services,
  licenceId: string,
  asked: readonly Taking[],
): Promise<ReadonlySet<string>> {
  const licence = await placeData(services).lockLicence(licenceId);
  const now = services.now();
  const isRunning =
    licence !== null &&
    licence.endedAt === null &&
    licence.startsAt <= now &&
    (licence.endsAt === null || licence.endsAt > now);
  if (!isRunning) return new Set();
  const ofItem = asked.filter(({ itemId }) => itemId === licence.itemId);
  return placeData(services).takePlaces(licence, [...new Set(ofItem.map(({ userId }) => userId))]);
}
