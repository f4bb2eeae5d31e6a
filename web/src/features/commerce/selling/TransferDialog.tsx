import { currencyDigits, recordTransfer, type BookedPayment } from '@lemma/contracts';
import { useState } from 'react';
import { useForm } from '../../../api/form/use-form.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { moneyWords } from '../money-words.ts';
import { typedAmount } from './typed-amount.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface TransferDialogProps {
  payment: BookedPayment;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Notes money that came in for an invoice. */
export function TransferDialog({ payment, onDone, onClose }: TransferDialogProps) {
  const [id] = useState(() => crypto.randomUUID());
  const { currency } = payment;
  const left = payment.total - payment.received;
  const digits = currencyDigits(currency);
  const form = useForm({ amount: (left / 10 ** digits).toFixed(digits) });
  const handleSubmit = async () => {
    const amount = typedAmount(form.values.amount, currency);
    if (amount === null) return form.refuse({ amount: t(m.enterAmountSuchAs) });
    const body = { id, amount };
    if (!(await form.submit(recordTransfer, { params: { paymentId: payment.id }, body }))) return undefined;
    await onDone();
    return onClose();
  };
  return (
    <FormDialog
      title={t(m.noteTransferFor, { invoiceNumber: payment.invoiceNumber })}
      action={t(m.noteIt)}
      state={form}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={t(m.amountIn, { currency })}
        inputMode="decimal"
        maxLength={12}
        helper={t(m.openWhenAllOf, { money: moneyWords(left, currency) })}
        {...form.field('amount')}
      />
    </FormDialog>
  );
}
