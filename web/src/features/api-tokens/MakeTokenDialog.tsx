import { apiScopes, createApiToken, type ApiScope, type ResponseOf } from '@lemma/contracts';
import { Checkbox, Labelled } from '../../ui/input/Toggles.tsx';
import { call } from '../../api/call.ts';
import { useForm } from '../../api/form/use-form.ts';
import { FormDialog } from '../../ui/fields/FormDialog.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useFirstFocus } from '../../ui/fields/use-first-focus.ts';
import { part } from '../../ui/part.ts';
import { useConfirmed } from '../signing-in/confirming/use-confirmed.ts';
import { scopeWords } from './scope-words.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './MakeTokenDialog.module.css';

const Scopes = part('fieldset', css.scopes);
const Problem = part('p', css.problem);

const lives = [
  { value: '30', label: t(m.thirtyDays) },
  { value: '90', label: t(m.ninetyDays) },
  { value: '180', label: t(m.halfYear) },
  { value: '365', label: t(m.year) },
] as const;

interface MakeTokenDialogProps {
  onMade: (made: ResponseOf<typeof createApiToken>) => void;
  onClose: () => void;
}

/** Asks what a token is for and how long it works, and makes it once it is clear who is there. */
export function MakeTokenDialog({ onMade, onClose }: MakeTokenDialogProps) {
  const field = useFirstFocus<HTMLInputElement>();
  const confirmed = useConfirmed();
  const form = useForm<{ name: string; scopes: readonly ApiScope[]; days: (typeof lives)[number]['value'] }>({
    name: '',
    scopes: [],
    days: '90',
  });
  const { name, scopes, days } = form.values;
  const toggle = (scope: ApiScope, isChosen: boolean): void =>
    form.change({ scopes: apiScopes.filter((one) => (one === scope ? isChosen : scopes.includes(one))) });
  const handleSubmit = async () => {
    if (name.trim() === '') return form.refuse({ name: t(m.enterName) });
    if (scopes.length === 0) return form.refuse({ scopes: t(m.chooseScopes) });
    const body = { name, scopes: [...scopes], days: Number(days) };
    const made = await form.send(() => confirmed(() => call(createApiToken, { body })));
    if (made !== undefined) onMade(made);
  };
  return (
    <FormDialog title={t(m.makeToken)} action={t(m.makeIt)} state={form} onSubmit={handleSubmit} onClose={onClose}>
      <TextField
        label={t(m.name)}
        placeholder={t(m.nameExample)}
        inputRef={field}
        maxLength={60}
        {...form.field('name')}
      />
      <Scopes aria-describedby={form.errors['scopes'] === undefined ? undefined : 'scopes-problem'}>
        <legend>{t(m.whatItMayDo)}</legend>
        {apiScopes.map((scope) => (
          <Labelled
            key={scope}
            control={<Checkbox checked={scopes.includes(scope)} onChange={(_, isChosen) => toggle(scope, isChosen)} />}
            label={
              <>
                {scopeWords[scope].name}
                <small>{scopeWords[scope].means}</small>
              </>
            }
          />
        ))}
        {form.errors['scopes'] !== undefined && (
          <Problem id="scopes-problem" role="alert">
            {form.errors['scopes']}
          </Problem>
        )}
      </Scopes>
      <SelectField
        label={t(m.worksFor)}
        value={days}
        options={lives}
        onChange={(value) => form.change({ days: value })}
      />
    </FormDialog>
  );
}
