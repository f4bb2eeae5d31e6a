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
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
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
    <SettingsSection title={t(m.taxes)} about={t(m.taxesMean)}>
      {taxes.length > 0 && (
        <CardRows aria-label={t(m.taxes)}>
          {taxes.map((one) => (
            <CardRow key={`${one.category} ${one.country}`}>
              <Grow>
                {one.country}, {one.category}: {one.rate / 100} % {one.name},{' '}
                {one.isIncluded ? t(m.inPrice) : t(m.onTop)}
              </Grow>
              <Button
                size="small"
                variant="text"
                aria-label={t(m.removeTax, { name: one.name, country: one.country, category: one.category })}
                onClick={() => void remove(one)}
              >
                {t(m.remove)}
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
    if (percent.trim() === '' || Number.isNaN(rate)) return form.refuse({ percent: t(m.enterPercentage) });
    const next = { category, country: country.toUpperCase(), name, rate, isIncluded: kind === 'included' };
    const others = selling.taxes.filter((one) => one.category !== next.category || one.country !== next.country);
    const saved = await form.submit(setTaxes, { body: { taxes: [...others, next] } });
    if (saved === undefined) return undefined;
    form.change({ percent: '' });
    return void (await onSaved(saved));
  };
  return (
    <Form state={form} label={t(m.setATax)} onSubmit={handleSubmit} className={css.stack}>
      <div className={css.pair}>
        <TextField label={t(m.category)} maxLength={30} {...form.field('category')} />
        <TextField label={t(m.country)} maxLength={2} {...form.field('country')} />
        <TextField label={t(m.name)} maxLength={60} {...form.field('name')} />
        <TextField label={t(m.percent)} inputMode="decimal" maxLength={6} {...form.field('percent')} />
      </div>
      <SelectField
        label={t(m.theTaxIs)}
        options={[
          { value: 'included', label: t(m.inPrice) },
          { value: 'added', label: t(m.onTop) },
        ]}
        {...form.field('kind')}
      />
      <FormProblem state={form} />
      <div>
        <Button type="submit" disabled={form.isSending}>
          {t(m.setTheTax)}
        </Button>
      </div>
    </Form>
  );
}
