import { setTaxes, type TaxRate } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useForm } from '../../../api/form/use-form.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { call } from '../../../api/call.ts';
import { CardBody, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { SettingsSection } from '../../classrooms/settings/SettingsSection.tsx';
import type { PartProps } from '../selling-part.ts';
import css from './CommercePage.module.css';

/** The table of taxes, by category and country. */
export function TaxesPart({ selling, onSaved }: PartProps) {
  const { show } = useToast();
  const { taxes } = selling;
  const remove = async (gone: TaxRate) => {
    try {
      await onSaved(await call(setTaxes, { body: { taxes: taxes.filter((one) => one !== gone) } }));
    } catch (error) {
      show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return (
    <SettingsSection title="Taxes" about="Shown before paying and on invoices. What was bought keeps its tax.">
      {taxes.length > 0 && (
        <CardRows aria-label="Taxes">
          {taxes.map((one) => (
            <CardRow key={`${one.category} ${one.country}`}>
              <Grow>
                {one.country}, {one.category}: {one.rate / 100} % {one.name},{' '}
                {one.isIncluded ? 'in the price' : 'on top of the price'}
              </Grow>
              <Button
                size="small"
                variant="text"
                aria-label={`Remove ${one.name} of ${one.country}, ${one.category}`}
                onClick={() => void remove(one)}
              >
                Remove
              </Button>
            </CardRow>
          ))}
        </CardRows>
      )}
      <CardBody>
        <NewTax selling={selling} onSaved={onSaved} />
      </CardBody>
    </SettingsSection>
  );
}

function NewTax({ selling, onSaved }: PartProps) {
  const start = { category: 'standard', country: selling.seller.country, name: 'VAT', percent: '', kind: 'included' };
  const form = useForm(start, { shows: ['taxes'] });
  const handleSubmit = async () => {
    const { category, country, name, percent, kind } = form.values;
    const rate = Math.round(Number(percent.replace(',', '.')) * 100);
    if (percent.trim() === '' || Number.isNaN(rate)) return form.refuse({ percent: 'Enter a percentage.' });
    const next = { category, country: country.toUpperCase(), name, rate, isIncluded: kind === 'included' };
    const others = selling.taxes.filter((one) => one.category !== next.category || one.country !== next.country);
    const saved = await form.submit(setTaxes, { body: { taxes: [...others, next] } });
    if (saved === undefined) return undefined;
    form.change({ percent: '' });
    return void (await onSaved(saved));
  };
  return (
    <Form state={form} label="Set a tax" onSubmit={handleSubmit} className={css.stack}>
      <div className={css.pair}>
        <TextField label="Category" maxLength={30} {...form.field('category')} />
        <TextField label="Country (two letters)" maxLength={2} {...form.field('country')} />
        <TextField label="Name" maxLength={60} {...form.field('name')} />
        <TextField label="Percent" inputMode="decimal" maxLength={6} {...form.field('percent')} />
      </div>
      <SelectField
        label="The tax is"
        options={[
          { value: 'included', label: 'in the price' },
          { value: 'added', label: 'on top of the price' },
        ]}
        {...form.field('kind')}
      />
      <FormProblem state={form} />
      <div>
        <Button type="submit" disabled={form.isSending}>
          Set the tax
        </Button>
      </div>
    </Form>
  );
}
