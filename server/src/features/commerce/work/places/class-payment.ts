import type { BodyOf, ClassPayment, setClassPayment } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { conflict, invalidField, notFound } from '../../../../core/errors.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { auditQueries } from '../../../audit/api.ts';
import { classroomQueries } from '../../../classrooms/api.ts';
import { classPaymentData } from '../../data/class-payment-store.ts';
import { placeData } from '../../data/place-store.ts';
import { sellingData } from '../../data/selling-store.ts';
import { said, type Said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';
import * as stored from '../../../../core/language/messages.ts';

/** Whether the class is paid for, what it could ask for, and how many learners have a place. */
export async function getClassPayment(services: Services, classId: string): Promise<ClassPayment> {
  const data = classPaymentData(services);
  const teachers = await classroomQueries(services).selectTeachers(classId);
  const [rule, items, licences, learners, places, exceptions] = await Promise.all([
    data.findRule(classId),
    sellingData(services).selectOnSale(['place']),
    placeData(services).selectRunning(teachers.map(({ id }) => id)),
    data.countLearners(classId),
    data.countPlaces(classId),
    data.selectExceptions(classId),
  ]);
  return {
    rule: rule && {
      itemId: rule.itemId,
      itemName: rule.itemName,
      licenceId: rule.licenceId,
      startsAt: rule.startsAt.toISOString(),
    },
    items: items.map(({ item, price }) => ({
      id: item.id,
      name: item.name,
      currency: price.currency,
      price: price.amount,
      trialDays: item.trialDays,
    })),
    licences: licences.map(({ id, itemId, itemName, places, used, endsAt }) => ({
      id,
      itemId,
      itemName,
      places,
      used,
      endsAt: endsAt?.toISOString() ?? null,
    })),
    learners,
    ...places,
    exceptions,
  };
}

/** Makes the class paid for, or free again. */
export async function chooseClassPayment(
  services: Services,
  user: SignedInUser,
  classId: string,
  { rule }: BodyOf<typeof setClassPayment>,
): Promise<ClassPayment> {
  await inTransaction(services, async (services) => {
    const data = classPaymentData(services);
    if (rule === null) await data.deleteRule(classId);
    else {
      const { itemId, licenceId } = rule;
      await requireChoice(services, classId, rule);
      const changed = { changedAt: services.now(), changedBy: user.id };
      const startsAt = new Date(rule.startsAt);
      await data.saveRule({ classroomId: classId, itemId, licenceId, startsAt, ...changed });
      await data.moveExceptions(classId, itemId);
    }
    const details = rule === null ? said(stored.auditClassFree, { id: classId }) : paidBy(classId, rule);
    await auditQueries(services).insertAuditEntry({ actorId: user.id, act: 'set-class-payment', details });
  });
  return getClassPayment(services, classId);
}

async function requireChoice(
  services: Services,
  classId: string,
  { itemId, licenceId }: NonNullable<BodyOf<typeof setClassPayment>['rule']>,
): Promise<void> {
  const [found, before] = await Promise.all([
    sellingData(services).findItem(itemId),
    classPaymentData(services).findRule(classId),
  ]);
  const isKept = before?.itemId === itemId;
  if (found?.item.kind !== 'place' || (found.item.archivedAt !== null && !isKept)) {
    throw invalidField('rule.itemId', said(m.chooseItemForClasses));
  }
  if (licenceId === null || before?.licenceId === licenceId) return;
  const teachers = await classroomQueries(services).selectTeachers(classId);
  const licences = await placeData(services).selectRunning(teachers.map(({ id }) => id));
  if (!licences.some((one) => one.id === licenceId && one.itemId === itemId)) {
    throw invalidField('rule.licenceId', said(m.chooseLicenceOfTeachers));
  }
}

const paidBy = (
  id: string,
  { itemId: item, licenceId }: { readonly itemId: string; readonly licenceId: string | null },
): Said | string => (licenceId === null ? said(stored.auditClassPaid, { id, item }) : `${id} ${item} ${licenceId}`);

/** Gives a learner of the class a place in it for nothing. */
export async function exemptLearner(
  services: Services,
  actorId: string,
  ids: { readonly classId: string; readonly memberId: string },
): Promise<ClassPayment> {
  await inTransaction(services, async (services) => {
    const { rule, userId } = await requireLearner(services, ids);
    if (rule === null) throw conflict('request/conflict', said(m.classIsFree));
    const now = services.now();
    const base = { id: newId(), userId, itemId: rule.itemId, classroomId: ids.classId, cause: 'exception' as const };
    const given = { startsAt: now, createdAt: now, givenBy: actorId };
    await classPaymentData(services).saveException({ ...base, ...given });
    await noteException(services, { actorId, subjectId: userId, act: 'exempt-learner', details: ids.classId });
  });
  return getClassPayment(services, ids.classId);
}

/** Ends it; what the learner has done stays, and what they have begun can be finished. */
export async function endExemption(
  services: Services,
  actorId: string,
  ids: { readonly classId: string; readonly memberId: string },
): Promise<ClassPayment> {
  await inTransaction(services, async (services) => {
    const { userId } = await requireLearner(services, ids);
    await classPaymentData(services).endException(ids.classId, userId);
    await noteException(services, { actorId, subjectId: userId, act: 'end-exemption', details: ids.classId });
  });
  return getClassPayment(services, ids.classId);
}

async function requireLearner(
  services: Services,
  { classId, memberId }: { readonly classId: string; readonly memberId: string },
) {
  const userId = await classPaymentData(services).findLearner(classId, memberId);
  if (userId === null) throw notFound();
  return { userId, rule: await classPaymentData(services).findRule(classId) };
}

const noteException = (services: Services, entry: Parameters<ReturnType<typeof auditQueries>['insertAuditEntry']>[0]) =>
  auditQueries(services).insertAuditEntry(entry);
