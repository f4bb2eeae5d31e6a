import { createSoldItem, type ItemKind } from '@lemma/contracts';
import { useForm } from '../../../api/form/use-form.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { PartProps } from '../selling-part.ts';
import { typedAmount } from './typed-amount.ts';
import css from './CommercePage.module.css';

interface NewItemDialogProps extends PartProps {
  onClose: () => void;
}

const kinds: readonly { readonly value: ItemKind; readonly label: string }[] = [
  { value: 'place', label: 'A place in classes, paid by a learner' },
  { value: 'licence', label: 'A licence: places that a teacher or school pays' },
  { value: 'upgrade', label: 'An upgrade: a place in every class' },
];

const start = {
  kind: 'place' as ItemKind,
  name: '',
  description: '',
  placeItemId: '',
  price: '',
  currency: 'EUR',
  taxCategory: 'standard',
  termDays: '',
  endsOn: '',
  trialDays: '0',
};

const daysOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Adds an item with its first price. */
export function NewItemDialog({ selling, onSaved, onClose }: NewItemDialogProps) {
  const form = useForm(start, { shows: ['payer'] });
  const { kind } = form.values;
  const places = selling.items.filter((item) => item.kind === 'place' && !item.isArchived);
  const handleSubmit = async () => {
    const { price, currency, termDays, endsOn, trialDays, placeItemId, ...rest } = form.values;
    const code = currency.trim().toUpperCase();
    const amount = typedAmount(price, code);
    if (amount === null) return form.refuse({ price: 'Enter an amount such as 12.00.' });
    const saved = await form.submit(createSoldItem, {
      body: {
        ...rest,
        payer: kind === 'licence' ? 'school' : 'learner',
        price: amount,
        currency: code,
        termDays: daysOf(termDays),
        endsOn: endsOn === '' ? null : endsOn,
        trialDays: kind === 'licence' ? 0 : (daysOf(trialDays) ?? 0),
        placeItemId: kind === 'licence' ? placeItemId || null : null,
      },
    });
    if (saved === undefined) return undefined;
    await onSaved(saved);
    return onClose();
  };
  return (
    <FormDialog title="Add an item" action="Add the item" state={form} onSubmit={handleSubmit} onClose={onClose}>
      <div className={css.stack}>
        <SelectField label="It is" options={kinds} {...form.field('kind')} />
        {kind === 'licence' && (
          <SelectField
            label="Places of"
            options={[
              { value: '', label: 'Choose an item' },
              ...places.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...form.field('placeItemId')}
          />
        )}
        <TextField label="Name" maxLength={120} {...form.field('name')} />
        <TextField label="Description" maxLength={500} {...form.field('description')} />
        <div className={css.pair}>
          <TextField label="Price" inputMode="decimal" maxLength={12} {...form.field('price')} />
          <TextField label="Currency" maxLength={3} {...form.field('currency')} />
          <TextField
            label="Days that it lasts"
            type="number"
            inputMode="numeric"
            min={1}
            helper="Or a last day."
            {...form.field('termDays')}
          />
          <TextField label="Last day" type="date" {...form.field('endsOn')} />
          {kind !== 'licence' && (
            <TextField
              label="Days of free trial"
              type="number"
              inputMode="numeric"
              min={0}
              max={365}
              {...form.field('trialDays')}
            />
          )}
          <TextField label="Tax category" maxLength={30} {...form.field('taxCategory')} />
        </div>
      </div>
    </FormDialog>
  );
}
