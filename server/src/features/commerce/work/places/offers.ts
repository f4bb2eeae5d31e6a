import { mostPlaces, type CommerceItems, type listCommerceItems, type Offer, type QueryOf } from '@lemma/contracts';
import { isPrivileged, isStaff } from '../../../../core/access/roles.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { notFound } from '../../../../core/errors.ts';
import type { Services } from '../../../../core/services.ts';
import { classroomQueries } from '../../../classrooms/api.ts';
import { classPaymentData } from '../../data/class-payment-store.ts';
import { paymentData, type PaymentRow } from '../../data/payment-store.ts';
import { placeData, type EntitlementRow } from '../../data/place-store.ts';
import { sellingData, type PricedItem } from '../../data/selling-store.ts';
import { presentEntitlement, presentPayment } from '../payments/present-payment.ts';
import { chargeOf, noTax, type Tax } from '../rules/tax.ts';
import { canRenew, isCurrent, isOver, longest } from '../rules/terms.ts';

type Mine = EntitlementRow & { readonly itemName: string; readonly kind: string };

/** Lists what the caller can buy: for a class that asks for it, or for themselves. */
export async function listOffers(
  services: Services,
  user: SignedInUser,
  { classroom, country }: QueryOf<typeof listCommerceItems>,
): Promise<CommerceItems> {
  const providers = [...services.paymentProviders.keys()];
  const mine = await placeData(services).selectEntitlements(user.id);
  const place = classroom === undefined ? null : await findPlace(services, user, classroom, mine);
  const isFree = place !== null && (place.rule === null || place.isTaught);
  if (isFree) return { items: [], providers, place: place.presented };
  const [found, open, taxes] = await Promise.all([
    selectForSale(services, user, place?.rule?.itemId),
    paymentData(services).selectOpen(user.id),
    sellingData(services).selectTaxesOf(country),
  ]);
  const taxOf = (category: string) => taxes.find((tax) => tax.category === category) ?? noTax;
  return {
    items: found.map((one) => presentOffer(services, user, one, { tax: taxOf(one.item.taxCategory), mine, open })),
    providers,
    place: place && place.presented,
  };
}

async function selectForSale(services: Services, user: SignedInUser, itemId: string | undefined) {
  const now = services.now();
  const isSold = ({ item }: PricedItem) => item.archivedAt === null && !isOver(item, now);
  if (itemId === undefined) {
    const onSale = await sellingData(services).selectOnSale(isPrivileged(user) ? ['licence', 'upgrade'] : ['upgrade']);
    return onSale.filter(isSold).filter(({ item }) => item.payer === 'learner' || isPrivileged(user));
  }
  return (await sellingData(services).selectOffered(itemId)).filter(isSold);
}

async function findPlace(services: Services, user: SignedInUser, classId: string, mine: readonly Mine[]) {
  const [membership, asked] = await Promise.all([
    classroomQueries(services).findMembership({ classId, userId: user.id }),
    classPaymentData(services).findAsked(classId),
  ]);
  const rule = asked?.rule ?? null;
  if (!membership && !isStaff(user)) throw notFound();
  const isTaught = membership?.role !== 'learner';
  if (!membership && rule === null && !(await classroomQueries(services).selectClassroom(classId))) throw notFound();
  const now = services.now();
  const counting = mine.filter(
    ({ itemId, classroomId, kind }) =>
      kind === 'upgrade' || (itemId === rule?.itemId && (classroomId === null || classroomId === classId)),
  );
  const held = longest(
    counting.filter((one) => isCurrent(one, now)),
    now,
  );
  const licence = asked?.licence ?? null;
  const runs = licence !== null && licence.endedAt === null && (licence.endsAt === null || licence.endsAt > now);
  const isAsked = rule !== null && !isTaught;
  const state: NonNullable<CommerceItems['place']>['state'] = !isAsked
    ? 'free'
    : held
      ? 'held'
      : rule.startsAt > now
        ? 'later'
        : 'needed';
  return {
    rule,
    isTaught,
    presented: {
      state,
      startsAt: rule?.startsAt.toISOString() ?? null,
      paidBy: rule?.licenceId ? ('licence' as const) : ('learner' as const),
      hasFreePlace: runs && (asked?.taken ?? 0) < licence.places,
      entitlement: held ? presentEntitlement(services, held) : null,
    },
  };
}

function presentOffer(
  services: Services,
  user: SignedInUser,
  { item, price }: PricedItem,
  { tax, mine, open }: { readonly tax: Tax; readonly mine: readonly Mine[]; readonly open: readonly PaymentRow[] },
): Offer {
  const now = services.now();
  const one = chargeOf(price.amount, 1, tax);
  const same = mine.filter(({ itemId, classroomId }) => itemId === item.id && classroomId === null);
  const held = longest(same, now);
  const waiting = open.find(({ itemId }) => itemId === item.id);
  const hasTried = same.some(({ cause }) => cause === 'trial');
  return {
    id: item.id,
    kind: item.kind,
    name: item.name,
    description: item.description,
    payer: item.payer,
    currency: price.currency,
    price: price.amount,
    total: one.total,
    tax: { name: tax.name, rate: tax.rate, isIncluded: tax.isIncluded, amount: one.tax },
    termDays: item.termDays,
    endsOn: item.endsOn,
    mostQuantity: item.kind === 'licence' ? mostPlaces : 1,
    trialDays: item.trialDays,
    canTry: item.trialDays > 0 && item.kind !== 'licence' && !user.isAnonymous && !hasTried && held === undefined,
    canBuy: !user.isAnonymous && (item.kind === 'licence' || canRenew(same, item, now)),
    entitlement: held ? presentEntitlement(services, held) : null,
    openPayment: waiting ? presentPayment(waiting) : null,
  };
}
