import { getClassPayment, setClassPayment, type ClassPayment } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Link } from '../../../routing/Link.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { paths } from '../../../paths.ts';
import { CardBody } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { part } from '../../../ui/part.ts';
import { SkeletonBar } from '../../../ui/waiting/Skeleton.tsx';
import { SettingsSection } from '../../classrooms/settings/SettingsSection.tsx';
import { endWords, moneyWords } from '../money-words.ts';
import { PaymentExceptions } from './PaymentExceptions.tsx';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ClassPaymentSection.module.css';

const Hint = part('p', css.hint);

interface ClassPaymentSectionProps {
  classId: string;
  isReadOnly: boolean;
}

/** R16, M09: whether the class is free, who pays, from when, and for whom it is free all the same. */
export function ClassPaymentSection({ classId, isReadOnly }: ClassPaymentSectionProps) {
  const read = useRead(getClassPayment, { classId });
  const keep = (saved: ClassPayment) => read.mutate(saved, { revalidate: false });
  return (
    <SettingsSection title={t(m.payment)} about={t(m.withoutPlace)}>
      <Loaded read={read} noun="setting" skeleton={<SkeletonBar height={180} />}>
        {(payment) => (
          <>
            <CardBody className={css.stack}>
              <RuleForm
                key={`${payment.rule?.itemId} ${payment.rule?.licenceId} ${payment.rule?.startsAt}`}
                payment={payment}
                classId={classId}
                isReadOnly={isReadOnly}
                onSaved={keep}
              />
              {payment.rule !== null && (
                <Facts
                  facts={[
                    { label: t(m.learners), value: payment.learners },
                    { label: t(m.withPlace), value: payment.withPlace },
                    { label: t(m.onTrial), value: payment.trying },
                  ]}
                />
              )}
            </CardBody>
            {payment.rule !== null && (
              <PaymentExceptions classId={classId} payment={payment} isReadOnly={isReadOnly} onSaved={keep} />
            )}
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}

/** A choice as one word: `free`, `item:ID`, or `licence:ID`. */
const choiceOf = ({ rule }: ClassPayment): string =>
  rule === null ? 'free' : rule.licenceId === null ? `item:${rule.itemId}` : `licence:${rule.licenceId}`;

function choicesOf({ items, licences, rule }: ClassPayment) {
  const isKnown = rule === null || rule.licenceId !== null || items.some(({ id }) => id === rule.itemId);
  const licenceId = rule?.licenceId ?? null;
  const isLicenceKnown = licenceId === null || licences.some(({ id }) => id === licenceId);
  return [
    { value: 'free', label: t(m.free) },
    ...items.map(({ id, name, price, currency }) => ({
      value: `item:${id}`,
      label: t(m.learnersPayPrice, { name, price: moneyWords(price, currency) }),
    })),
    ...(isKnown ? [] : [{ value: `item:${rule.itemId}`, label: t(m.learnersPay, { name: rule.itemName }) }]),
    ...licences.map(({ id, itemName, places, used, endsAt }) => ({
      value: `licence:${id}`,
      label:
        endsAt === null
          ? t(m.fromYourLicence, { name: itemName, left: places - used, places })
          : t(m.fromYourLicenceUntil, { name: itemName, left: places - used, places, day: endWords(endsAt) }),
    })),
    ...(isLicenceKnown
      ? []
      : [{ value: `licence:${licenceId}`, label: t(m.fromLicence, { name: rule?.itemName ?? '' }) }]),
  ];
}

interface RuleFormProps extends ClassPaymentSectionProps {
  payment: ClassPayment;
  onSaved: (saved: ClassPayment) => Promise<unknown>;
}

function RuleForm({ payment, classId, isReadOnly, onSaved }: RuleFormProps) {
  const toast = useToast();
  const from = payment.rule?.startsAt ?? new Date(serverNow()).toISOString();
  const form = useForm({ choice: choiceOf(payment), from: from.slice(0, 10) }, { shows: ['rule'] });
  const { choice } = form.values;
  const handleSubmit = async () => {
    const saved = await form.submit(setClassPayment, {
      params: { classId },
      body: { rule: ruleOf(payment, form.values) },
    });
    if (saved === undefined) return;
    await onSaved(saved);
    toast.show({ kind: 'success', message: t(m.saved) });
  };
  return (
    <Form state={form} label={t(m.paymentOfClass)} onSubmit={handleSubmit} className={css.stack}>
      <SelectField
        label={t(m.thisClassIs)}
        options={choicesOf(payment)}
        disabled={isReadOnly}
        helper={payment.items.length === 0 ? t(m.administratorDecides) : undefined}
        {...form.field('choice')}
      />
      {choice !== 'free' && <TextField label={t(m.from)} type="date" disabled={isReadOnly} {...form.field('from')} />}
      {payment.licences.length === 0 && payment.items.length > 0 && (
        <Hint>
          <Rich of={m.schoolPays} tags={{ link: <Link to={paths.payments} /> }} />
        </Hint>
      )}
      <FormProblem state={form} />
      <div>
        <Button type="submit" disabled={isReadOnly || form.isSending}>
          {t(m.save)}
        </Button>
      </div>
    </Form>
  );
}

function ruleOf(payment: ClassPayment, { choice, from }: { choice: string; from: string }) {
  if (choice === 'free') return null;
  const [kind = '', id = ''] = choice.split(':');
  const licence = payment.licences.find((one) => one.id === id);
  const startsAt = from === '' ? '' : `${from}T00:00:00Z`;
  if (kind === 'item') return { itemId: id, licenceId: null, startsAt };
  return { itemId: licence?.itemId ?? payment.rule?.itemId ?? '', licenceId: id, startsAt };
}
