import { v7 as newId } from 'uuid';
import { conflict } from '../../../../core/errors.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { classPaymentData, type PlaceNeed } from '../../data/class-payment-store.ts';
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
  if (need.licenceId !== null && (await takeFromLicence(services, need, key))) return;
  // An item that has come to its last day asks nothing more of anybody.
  const found = await sellingData(services).findItem(need.itemId);
  if (found !== null && isOver(found.item, services.now())) return;
  throw conflict('classroom/place-needed', said(m.placeNeeded));
}

/** Takes one of the licence's places, when there is one left. */
async function takeFromLicence(services: Services, need: PlaceNeed, key: Key): Promise<boolean> {
  return inTransaction(services, async (services) => {
    const licence = need.licenceId === null ? null : await placeData(services).lockLicence(need.licenceId);
    const now = services.now();
    if (licence === null || licence.endedAt !== null || licence.startsAt > now) return false;
    if (licence.endsAt !== null && licence.endsAt <= now) return false;
    if (licence.itemId !== need.itemId) return false;
    if (await placeData(services).takePlace(newId(), key.userId, licence)) return true;
    // Another tab of the learner may have taken one while this one waited for the licence.
    return (await classPaymentData(services).findNeed(key))?.isHeld ?? false;
  });
}
