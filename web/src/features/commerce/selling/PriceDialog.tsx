import { currencyDigits, updateSoldItem, type SoldItem } from '@lemma/contracts';
import { useForm } from '../../../api/form/use-form.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { PartProps } from '../selling-part.ts';
import { typedAmount } from './typed-amount.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface PriceDialogProps extends Pick<PartProps, 'onSaved'> {
  item: SoldItem;
  onClose: () => void;
}

/** Gives an item a new price. */
export function PriceDialog({ item, onSaved, onClose }: PriceDialogProps) {
  const { currency } = item;
  const digits = currencyDigits(currency);
  const form = useForm({ price: (item.price / 10 ** digits).toFixed(digits) });
  const handleSubmit = async () => {
    const price = typedAmount(form.values.price, currency);
    if (price === null) return form.refuse({ price: t(m.enterAmountSuchAs) });
    const saved = await form.submit(updateSoldItem, { params: { soldItemId: item.id }, body: { price } });
    if (saved === undefined) return undefined;
    await onSaved(saved);
    return onClose();
  };
  return (
    <FormDialog
      title={t(m.newPriceOf, { name: item.name })}
      action={t(m.setPrice)}
      state={form}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={t(m.priceIn, { currency })}
        inputMode="decimal"
        maxLength={12}
        helper={t(m.whatBoughtAndPayments)}
        {...form.field('price')}
      />
    </FormDialog>
  );
}
