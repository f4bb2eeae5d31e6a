import { currencyDigits, recordTransfer, type BookedPayment } from '@lemma/contracts';
import { useState } from 'react';
import { useForm } from '../../../api/form/use-form.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { moneyWords } from '../money-words.ts';
import { typedAmount } from './typed-amount.ts';

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
    if (amount === null) return form.refuse({ amount: 'Enter an amount such as 12.00.' });
    const body = { id, amount };
    if (!(await form.submit(recordTransfer, { params: { paymentId: payment.id }, body }))) return undefined;
    await onDone();
    return onClose();
  };
  return (
    <FormDialog
      title={`Note a transfer for ${payment.invoiceNumber}`}
      action="Note it"
      state={form}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={`Amount in ${currency}`}
        inputMode="decimal"
        maxLength={12}
        helper={`${moneyWords(left, currency)} are open. When all of it is there, the invoice is paid.`}
        {...form.field('amount')}
      />
    </FormDialog>
  );
}
