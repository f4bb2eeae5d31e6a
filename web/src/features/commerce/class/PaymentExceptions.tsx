import { addPaymentException, listMembers, removePaymentException, type ClassPayment } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useRead } from '../../../api/use-read.ts';
import { CardBody, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ClassPaymentSection.module.css';

interface PaymentExceptionsProps {
  classId: string;
  payment: ClassPayment;
  isReadOnly: boolean;
  onSaved: (saved: ClassPayment) => Promise<unknown>;
}

/** Learners for whom the class is free. */
export function PaymentExceptions({ classId, payment, isReadOnly, onSaved }: PaymentExceptionsProps) {
  const { show } = useToast();
  const { data } = useRead(listMembers, { classId });
  const [chosen, setChosen] = useState('');
  const isExempt = new Set(payment.exceptions.map(({ memberId }) => memberId));
  const others = (data?.members ?? []).filter(({ id, role }) => role === 'learner' && !isExempt.has(id));
  const memberId = others.some(({ id }) => id === chosen) ? chosen : '';

  const change = async (id: string, isFree: boolean) => {
    const params = { classId, memberId: id };
    try {
      await onSaved(await call(isFree ? addPaymentException : removePaymentException, { params }));
    } catch (error) {
      show({ kind: 'error', message: wordsFor(error) });
    }
  };

  return (
    <>
      {payment.exceptions.length > 0 && (
        <CardRows aria-label={t(m.whoDoNotPay)}>
          {payment.exceptions.map(({ memberId: id, name }) => (
            <CardRow key={id}>
              <Grow>{t(m.doesNotPay, { name })}</Grow>
              <Button
                size="small"
                variant="text"
                disabled={isReadOnly}
                aria-label={t(m.endExceptionFor, { name })}
                onClick={() => void change(id, false)}
              >
                {t(m.end)}
              </Button>
            </CardRow>
          ))}
        </CardRows>
      )}
      <CardBody className={css.add}>
        <SelectField
          label={t(m.freeFor)}
          value={memberId}
          disabled={isReadOnly}
          options={[
            { value: '', label: t(m.chooseLearner) },
            ...others.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` })),
          ]}
          onChange={setChosen}
        />
        <Button disabled={isReadOnly || memberId === ''} onClick={() => void change(memberId, true)}>
          {t(m.letLearnFree)}
        </Button>
      </CardBody>
    </>
  );
}
