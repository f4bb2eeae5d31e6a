import type { BodyOf, Entitlement, giveEntitlement, redeemCode } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { conflict, invalidField, notFound } from '../../../../core/errors.ts';
import type { Services } from '../../../../core/services.ts';
import { hashToken } from '../../../../core/tokens.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { auditQueries } from '../../../audit/api.ts';
import { accountQueries } from '../../../people/api.ts';
import { codeData } from '../../data/code-store.ts';
import { placeData } from '../../data/place-store.ts';
import { sellingData } from '../../data/selling-store.ts';
import { presentEntitlement } from '../payments/present-payment.ts';
import { endOf, isOver, longest, spanAfter } from '../rules/terms.ts';
import { plainCode } from './code-letters.ts';
import { planTrialReminders } from './reminders.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** Starts the trial of an item: once for each person, and not by somebody who has a place. */
export async function tryItem(services: Services, user: SignedInUser, itemId: string): Promise<void> {
  const found = await sellingData(services).findItem(itemId);
  if (found === null) throw notFound();
  const { item } = found;
  const now = services.now();
  const isOnSale = item.archivedAt === null && !isOver(item, now) && item.kind !== 'licence';
  if (!isOnSale || item.trialDays === 0) throw conflict('request/conflict', said(m.noFreeTrial));
  await inTransaction(services, async (services) => {
    await placeData(services).lockPerson(user.id);
    const mine = (await placeData(services).selectEntitlements(user.id)).filter((one) => one.itemId === itemId);
    if (mine.some(({ cause }) => cause === 'trial')) throw conflict('request/conflict', said(m.triedAlready));
    if (longest(mine, now)) throw conflict('request/conflict', said(m.haveThisAlready));
    const endsAt = endOf(now, { termDays: item.trialDays, endsOn: null }) ?? now;
    const span = { startsAt: now, endsAt, createdAt: now };
    await placeData(services).insertEntitlement({ id: newId(), userId: user.id, itemId, cause: 'trial', ...span });
    await planTrialReminders(services, { userId: user.id, itemId, itemName: item.name, endsAt });
    await audit(services, { actorId: user.id, subjectId: user.id, act: 'start-trial', details: item.name });
  });
}

const noCode = () => invalidField('code', said(m.purchaseCodeUnknown));

/** Uses a code once; what it gives begins now, or when what the person has is over. */
export async function useCode(
  services: Services,
  user: SignedInUser,
  { code }: BodyOf<typeof redeemCode>,
): Promise<Entitlement> {
  const id = newId();
  await inTransaction(services, async (services) => {
    const known = await codeData(services).lockCode(hashToken(plainCode(code)));
    if (known === null || known.usedAt !== null || known.revokedAt !== null) throw noCode();
    const found = await sellingData(services).findItem(known.itemId);
    const now = services.now();
    if (found === null || isOver(found.item, now)) throw noCode();
    await placeData(services).lockPerson(user.id);
    const mine = await placeData(services).selectEntitlements(user.id);
    const same = mine.filter(({ itemId, classroomId }) => itemId === known.itemId && classroomId === null);
    const held = longest(
      same.filter(({ cause }) => cause !== 'trial'),
      now,
    );
    const span = spanAfter(same, found.item, now);
    if (held && (held.endsAt === null || (span.endsAt !== null && span.endsAt <= held.endsAt))) {
      throw conflict('request/conflict', said(m.keepCode));
    }
    await codeData(services).markUsed(known.id, user.id, now);
    const ids = { id, userId: user.id, itemId: known.itemId, codeId: known.id };
    await placeData(services).insertEntitlement({ ...ids, cause: 'code', ...span, createdAt: now });
    await audit(services, { actorId: user.id, subjectId: user.id, act: 'redeem-code', details: found.item.name });
  });
  const given = (await placeData(services).selectEntitlements(user.id)).find((one) => one.id === id);
  if (given === undefined) throw notFound();
  return presentEntitlement(services, given);
}

/** Gives a person a place for nothing. */
export async function givePlace(
  services: Services,
  actorId: string,
  { email, itemId, endsOn }: BodyOf<typeof giveEntitlement>,
): Promise<{ name: string }> {
  return inTransaction(services, async (services) => {
    const [person, found] = await Promise.all([
      accountQueries(services).findByEmail(email),
      sellingData(services).findItem(itemId),
    ]);
    if (!person) throw invalidField('email', said(m.noAccountWithAddress));
    if (found === null || found.item.kind === 'licence') throw invalidField('itemId', said(m.chooseOtherItem));
    const now = services.now();
    const endsAt = endsOn === null ? endOf(now, found.item) : endOf(now, { termDays: null, endsOn });
    if (endsAt !== null && endsAt <= now) throw invalidField('endsOn', said(m.dayToCome));
    const span = { startsAt: now, endsAt, createdAt: now, givenBy: actorId };
    await placeData(services).insertEntitlement({ id: newId(), userId: person.id, itemId, cause: 'gift', ...span });
    await audit(services, { actorId, subjectId: person.id, act: 'give-place', details: found.item.name });
    return { name: `${person.firstName} ${person.lastName}` };
  });
}

const audit = (services: Services, entry: Parameters<ReturnType<typeof auditQueries>['insertAuditEntry']>[0]) =>
  auditQueries(services).insertAuditEntry(entry);
