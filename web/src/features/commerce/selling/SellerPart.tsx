import { setSeller } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useForm } from '../../../api/form/use-form.ts';
import { CardBody } from '../../../ui/Card.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { SettingsSection } from '../../classrooms/settings/SettingsSection.tsx';
import type { PartProps } from '../selling-part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './CommercePage.module.css';

/** The form for the seller, as invoices and receipts name it. */
export function SellerPart({ selling, onSaved }: PartProps) {
  const toast = useToast();
  const form = useForm({ ...selling.seller, invoiceDueDays: String(selling.seller.invoiceDueDays) });
  const handleSubmit = async () => {
    const { values } = form;
    const body = { ...values, country: values.country.toUpperCase(), invoiceDueDays: Number(values.invoiceDueDays) };
    const saved = await form.submit(setSeller, { body });
    if (saved === undefined) return;
    await onSaved(saved);
    toast.show({ kind: 'success', message: t(m.saved) });
  };
  return (
    <SettingsSection title={t(m.seller)} about={t(m.invoicesNameIt)}>
      <CardBody>
        <Form state={form} label={t(m.seller)} onSubmit={handleSubmit} className={css.stack}>
          <TextField label={t(m.name)} maxLength={200} {...form.field('name')} />
          <TextField label={t(m.address)} multiline minRows={2} maxLength={500} {...form.field('address')} />
          <div className={css.pair}>
            <TextField label={t(m.taxNumber)} maxLength={60} {...form.field('taxNumber')} />
            <TextField label={t(m.country)} maxLength={2} {...form.field('country')} />
          </div>
          <TextField
            label={t(m.bankDetails)}
            multiline
            minRows={2}
            maxLength={500}
            helper={t(m.printedOnInvoices)}
            {...form.field('bankDetails')}
          />
          <div className={css.pair}>
            <TextField label={t(m.lettersBefore)} maxLength={20} {...form.field('invoicePrefix')} />
            <TextField
              label={t(m.daysUntilDue)}
              type="number"
              inputMode="numeric"
              min={1}
              max={120}
              {...form.field('invoiceDueDays')}
            />
          </div>
          <FormProblem state={form} />
          <div>
            <Button type="submit" disabled={form.isSending}>
              {t(m.save)}
            </Button>
          </div>
        </Form>
      </CardBody>
    </SettingsSection>
  );
}
