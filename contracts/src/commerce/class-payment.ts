import { z } from 'zod';
import { moment } from '../core/bounds.ts';
import { endpoint } from '../core/endpoint.ts';
import { currencyCode } from './money.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'commerce';

const classPath = z.object({ classId: z.uuid() });

const classPayment = z.object({
  /** Null while the class is free. */
  rule: z
    .object({
      itemId: z.uuid(),
      itemName: z.string(),
      /** Null when learners pay themselves. */
      licenceId: z.uuid().nullable(),
      startsAt: z.iso.datetime(),
    })
    .nullable(),
  /** Items that a class can ask for. */
  items: z.array(
    z.object({ id: z.uuid(), name: z.string(), currency: currencyCode, price: z.int(), trialDays: z.int() }),
  ),
  /** Licences of the teachers of the class. */
  licences: z.array(
    z.object({
      id: z.uuid(),
      itemId: z.uuid(),
      itemName: z.string(),
      places: z.int(),
      used: z.int(),
      endsAt: z.iso.datetime().nullable(),
    }),
  ),
  learners: z.int(),
  /** Learners with a place, and those of them who try it. */
  withPlace: z.int(),
  trying: z.int(),
  exceptions: z.array(z.object({ memberId: z.uuid(), name: z.string() })),
});
export type ClassPayment = z.output<typeof classPayment>;

export const getClassPayment = endpoint({
  name: 'getClassPayment',
  feature,
  summary: 'Whether a class is paid for, by whom, and how many learners have a place.',
  method: 'GET',
  path: '/classes/{classId}/payment/',
  who: { classroom: 'teacher' },
  params: classPath,
  response: classPayment,
  records: 'class',
});

/** Learners keep what they have done and finish what they have begun: only new attempts ask for a place. */
export const setClassPayment = endpoint({
  name: 'setClassPayment',
  feature,
  summary: 'Makes a class paid for, by learners or from a licence, or free again.',
  method: 'PUT',
  path: '/classes/{classId}/payment/',
  who: { classroom: 'teacher' },
  params: classPath,
  body: z.strictObject({
    rule: z
      .strictObject({
        itemId: z.uuid(words(m.chooseItem)),
        licenceId: z.uuid().nullable().default(null),
        startsAt: moment,
      })
      .nullable(),
  }),
  response: classPayment,
});

const memberPath = z.object({ classId: z.uuid(), memberId: z.uuid() });

export const addPaymentException = endpoint({
  name: 'addPaymentException',
  feature,
  summary: 'Gives a learner of the class a place for nothing.',
  method: 'PUT',
  path: '/classes/{classId}/payment/exceptions/{memberId}/',
  who: { classroom: 'teacher' },
  params: memberPath,
  response: classPayment,
});

export const removePaymentException = endpoint({
  name: 'removePaymentException',
  feature,
  summary: 'Takes such a place back.',
  method: 'DELETE',
  path: '/classes/{classId}/payment/exceptions/{memberId}/',
  who: { classroom: 'teacher' },
  params: memberPath,
  response: classPayment,
});
