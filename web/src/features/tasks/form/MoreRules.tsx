import { useId, useState } from 'react';
import { calculatorRules } from '@lemma/contracts';
import { Switch } from '../../../ui/input/Toggles.tsx';
import { ChevronDown } from 'lucide-react';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormGrid } from './FormGrid.tsx';
import { releaseOptions, type TaskFieldsProps } from './TaskFields.tsx';
import { foldedFields, withLate } from './task-form.ts';
import { endlessWords, lateFormWords, unusualRules } from './task-form-words.ts';
import { calculatorWords } from './task-rules.ts';
import { classes } from '../../../ui/classes.ts';
import { part } from '../../../ui/part.ts';
import css from './MoreRules.module.css';
import formGridCss from './FormGrid.module.css';

const Options = part('div', css.options);

const calculatorOptions = [
  { value: '' as const, label: 'Not mentioned' },
  ...calculatorRules.map((value) => ({ value, label: calculatorWords[value] })),
];

/** Late answers as a sentence with a switch, and folded what most tasks leave as it is. */
export function MoreRules({ form, errors, onChange }: TaskFieldsProps) {
  const hasError = foldedFields.some((field) => errors[field] !== undefined);
  const [isOpened, setIsOpened] = useState(false);
  return (
    <Options>
      <LateOption form={form} errors={errors} onChange={onChange} />
      <details open={isOpened || hasError} onToggle={(event) => setIsOpened(event.currentTarget.open)}>
        <summary>
          <span>
            <b>More rules</b>
            <small>{unusualRules(form)}</small>
          </span>
          <ChevronDown aria-hidden />
        </summary>
        <div className={css.fields}>
          <FormGrid>
            <div className={formGridCss.all}>
              <TextField
                label="Instructions"
                name="instructions"
                multiline
                minRows={2}
                maxRows={8}
                maxLength={4000}
                value={form.instructions}
                onChange={(instructions) => onChange({ instructions })}
                error={errors['instructions']}
                placeholder="Allowed: paper and ruler. Leave fractions exact."
                helper="Learners read this before they start. Mathematics as in exercises."
              />
            </div>
            <SelectField
              label="Calculator"
              value={form.allowCalculator}
              options={calculatorOptions}
              onChange={(allowCalculator) => onChange({ allowCalculator })}
              error={errors['allowCalculator']}
            />
            {form.kind === 'assessment' && <AssessmentRules form={form} errors={errors} onChange={onChange} />}
            <TextField
              label="Taken off for each further try"
              name="tryPenalty"
              type="number"
              min={0}
              max={100}
              value={form.tryPenalty}
              onChange={(tryPenalty) => onChange({ tryPenalty })}
              error={errors['tryPenalty']}
              helper="Percent of the question's points. What was earned stays."
            />
            {form.kind === 'practice' && (
              <TextField
                label="Taken off for each hint"
                name="hintPenalty"
                type="number"
                min={0}
                max={100}
                value={form.hintPenalty}
                onChange={(hintPenalty) => onChange({ hintPenalty })}
                error={errors['hintPenalty']}
                helper="Percent of the question's points"
              />
            )}
          </FormGrid>
          {form.kind === 'assessment' && <HelpOption form={form} errors={errors} onChange={onChange} />}
          <ShuffleOption form={form} errors={errors} onChange={onChange} />
        </div>
      </details>
    </Options>
  );
}

function AssessmentRules({ form, errors, onChange }: TaskFieldsProps) {
  return (
    <>
      <TextField
        label="Password to start"
        name="password"
        value={form.password}
        onChange={(password) => onChange({ password })}
        error={errors['password']}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        helper={form.password === '' ? 'None; learners start without one' : 'Say it when everybody is ready'}
      />
      <SelectField
        label="Learners see their score"
        value={form.scores}
        options={[{ value: 'same' as const, label: 'With the results' }, ...releaseOptions]}
        onChange={(scores) => onChange({ scores })}
        error={errors['scores']}
      />
    </>
  );
}

function ShuffleOption({ form, onChange }: TaskFieldsProps) {
  const id = useId();
  return (
    <div className={classes(css.option, css.after)}>
      <div>
        <b id={id}>Shuffle the questions</b>
        <p>Every learner gets them in another order</p>
      </div>
      <Switch
        checked={form.shufflesItems}
        onChange={(_, shufflesItems) => onChange({ shufflesItems })}
        aria-labelledby={id}
      />
    </div>
  );
}

function HelpOption({ form, onChange }: TaskFieldsProps) {
  const id = useId();
  return (
    <div className={classes(css.option, css.after)}>
      <div>
        <b id={id}>Learners may ask for help</b>
        <p>Their questions reach you and your colleagues while they work</p>
      </div>
      <Switch checked={form.allowHelp} onChange={(_, allowHelp) => onChange({ allowHelp })} aria-labelledby={id} />
    </div>
  );
}

function LateOption({ form, errors, onChange }: TaskFieldsProps) {
  const id = useId();
  const isPossible = form.dueAt !== '';
  const isOn = form.takesLate && isPossible;
  return (
    <div>
      <div className={css.option}>
        <div>
          <b id={id}>Accept late answers</b>
          <p id={`${id}-words`}>{isPossible ? lateFormWords(form) : 'There is no due date, so nothing is late'}</p>
        </div>
        <Switch
          checked={isOn}
          disabled={!isPossible}
          onChange={(_, checked) => onChange(withLate(form, checked))}
          aria-labelledby={id}
          aria-describedby={`${id}-words`}
        />
      </div>
      {isOn && (
        <div className={css.fields}>
          <FormGrid>
            <TextField
              label="Until"
              name="lateUntil"
              type="datetime-local"
              value={form.lateUntil}
              onChange={(lateUntil) => onChange({ lateUntil })}
              error={errors['lateUntil']}
              helper={form.lateUntil === '' ? (endlessWords(form) ?? 'Without an end') : undefined}
            />
            <TextField
              label="Taken off"
              name="latePercent"
              type="number"
              min={0}
              max={100}
              value={form.latePercent}
              onChange={(latePercent) => onChange({ latePercent })}
              error={errors['latePercent']}
              helper="Percent of the points"
            />
            <SelectField
              label="How often"
              value={form.latePolicy}
              options={[
                { value: 'once', label: 'Once' },
                { value: 'per-day', label: 'For each day begun' },
              ]}
              onChange={(latePolicy) => onChange({ latePolicy })}
            />
          </FormGrid>
        </div>
      )}
    </div>
  );
}
