import { currencyDigits, refundPayment, type BookedPayment } from '@lemma/contracts';
import { useState } from 'react';
import { useForm } from '../../../api/form/use-form.ts';
import { locale } from '../../../locale.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { moneyWords } from '../money-words.ts';
import { typedAmount } from './typed-amount.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './CommercePage.module.css';

interface RefundDialogProps {
  payment: BookedPayment;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** An amount as the reader would type it. */
const amountIn = (amount: number, digits: number): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(amount);

/** Gives a payment back in whole or in part. */
export function RefundDialog({ payment, onDone, onClose }: RefundDialogProps) {
  // One id for as long as the dialog is open: a second click is the same refund.
  const [id] = useState(() => crypto.randomUUID());
  const { currency } = payment;
  const left = payment.total - payment.refunded;
  const digits = currencyDigits(currency);
  const form = useForm({ amount: amountIn(left / 10 ** digits, digits), reason: '' });
  const handleSubmit = async () => {
    const amount = typedAmount(form.values.amount, currency);
    if (amount === null) return form.refuse({ amount: t(m.enterAmountSuchAs) });
    const body = { id, amount, reason: form.values.reason };
    if (!(await form.submit(refundPayment, { params: { paymentId: payment.id }, body }))) return undefined;
    await onDone();
    return onClose();
  };
  return (
    <FormDialog
      title={t(m.giveBack, { itemName: payment.itemName })}
      action={t(m.giveBackButton)}
      color="error"
      state={form}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div className={css.stack}>
        <p>
          {payment.provider === 'invoice'
            ? t(m.canGivenBackIn, { money: moneyWords(left, currency) })
            : t(m.canGivenBackInWhole, { money: moneyWords(left, currency) })}
        </p>
        <TextField label={t(m.amountIn, { currency })} inputMode="decimal" maxLength={12} {...form.field('amount')} />
        <TextField label={t(m.reason)} maxLength={300} {...form.field('reason')} />
      </div>
    </FormDialog>
  );
}
