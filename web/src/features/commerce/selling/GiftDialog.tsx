import { giveEntitlement } from '@lemma/contracts';
import { useForm } from '../../../api/form/use-form.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import type { PartProps } from '../selling-part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './CommercePage.module.css';

interface GiftDialogProps extends Pick<PartProps, 'selling'> {
  onClose: () => void;
}

/** Gives a person a place for nothing. */
export function GiftDialog({ selling, onClose }: GiftDialogProps) {
  const toast = useToast();
  const items = selling.items.filter(({ kind }) => kind !== 'licence');
  const form = useForm({ email: '', itemId: items[0]?.id ?? '', endsOn: '' });
  const handleSubmit = async () => {
    const { email, itemId, endsOn } = form.values;
    const given = await form.submit(giveEntitlement, {
      body: { email, itemId, endsOn: endsOn === '' ? null : endsOn },
    });
    if (given === undefined) return;
    toast.show({ kind: 'success', message: t(m.hasAPlace, { name: given.name }) });
    onClose();
  };
  return (
    <FormDialog title={t(m.givePlace)} action={t(m.giveIt)} state={form} onSubmit={handleSubmit} onClose={onClose}>
      <div className={css.stack}>
        <TextField label={t(m.eMailAddressOf)} type="email" {...form.field('email')} />
        <SelectField
          label={t(m.item)}
          options={items.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('itemId')}
        />
        <TextField label={t(m.lastDay)} type="date" helper={t(m.emptyAsLongAs)} {...form.field('endsOn')} />
      </div>
    </FormDialog>
  );
}
