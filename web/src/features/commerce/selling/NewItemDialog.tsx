import { createSoldItem, type ItemKind } from '@lemma/contracts';
import { useForm } from '../../../api/form/use-form.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { PartProps } from '../selling-part.ts';
import { typedAmount } from './typed-amount.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './CommercePage.module.css';

interface NewItemDialogProps extends PartProps {
  onClose: () => void;
}

const kinds: readonly { readonly value: ItemKind; readonly label: string }[] = [
  { value: 'place', label: t(m.placeInClassesPaid) },
  { value: 'licence', label: t(m.licencePlacesTeacherOr) },
  { value: 'upgrade', label: t(m.upgradePlaceInEvery) },
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
    if (amount === null) return form.refuse({ price: t(m.enterAmountSuchAs) });
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
    <FormDialog title={t(m.addItem)} action={t(m.addItemButton)} state={form} onSubmit={handleSubmit} onClose={onClose}>
      <div className={css.stack}>
        <SelectField label={t(m.itIs)} options={kinds} {...form.field('kind')} />
        {kind === 'licence' && (
          <SelectField
            label={t(m.placesOf)}
            options={[
              { value: '', label: t(m.chooseItem) },
              ...places.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...form.field('placeItemId')}
          />
        )}
        <TextField label={t(m.name)} maxLength={120} {...form.field('name')} />
        <TextField label={t(m.description)} maxLength={500} {...form.field('description')} />
        <div className={css.pair}>
          <TextField label={t(m.price)} inputMode="decimal" maxLength={12} {...form.field('price')} />
          <TextField label={t(m.currency)} maxLength={3} {...form.field('currency')} />
          <TextField
            label={t(m.daysLasts)}
            type="number"
            inputMode="numeric"
            min={1}
            helper={t(m.orLastDay)}
            {...form.field('termDays')}
          />
          <TextField label={t(m.lastDay)} type="date" {...form.field('endsOn')} />
          {kind !== 'licence' && (
            <TextField
              label={t(m.daysOfFreeTrial)}
              type="number"
              inputMode="numeric"
              min={0}
              max={365}
              {...form.field('trialDays')}
            />
          )}
          <TextField label={t(m.taxCategory)} maxLength={30} {...form.field('taxCategory')} />
        </div>
      </div>
    </FormDialog>
  );
}
