import { currencyDigits, refundPayment, type BookedPayment } from '@lemma/contracts';
import { useState } from 'react';
import { useForm } from '../../../api/form/use-form.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { moneyWords } from '../money-words.ts';
import { typedAmount } from './typed-amount.ts';
import css from './CommercePage.module.css';

interface RefundDialogProps {
  payment: BookedPayment;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Gives a payment back in whole or in part. */
export function RefundDialog({ payment, onDone, onClose }: RefundDialogProps) {
  // One id for as long as the dialog is open: a second click is the same refund.
  const [id] = useState(() => crypto.randomUUID());
  const { currency } = payment;
  const left = payment.total - payment.refunded;
  const digits = currencyDigits(currency);
  const form = useForm({ amount: (left / 10 ** digits).toFixed(digits), reason: '' });
  const handleSubmit = async () => {
    const amount = typedAmount(form.values.amount, currency);
    if (amount === null) return form.refuse({ amount: 'Enter an amount such as 12.00.' });
    const body = { id, amount, reason: form.values.reason };
    if (!(await form.submit(refundPayment, { params: { paymentId: payment.id }, body }))) return undefined;
    await onDone();
    return onClose();
  };
  return (
    <FormDialog
      title={`Give ${payment.itemName} back?`}
      action="Give back"
      color="error"
      state={form}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div className={css.stack}>
        <p>
          {moneyWords(left, currency)} can be given back. In whole, the place that was paid for ends; what was done with
          it stays open.
          {payment.provider === 'invoice' && ' You transfer the money yourself.'}
        </p>
        <TextField label={`Amount in ${currency}`} inputMode="decimal" maxLength={12} {...form.field('amount')} />
        <TextField label="Reason" maxLength={300} {...form.field('reason')} />
      </div>
    </FormDialog>
  );
}
