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
import { calculatorWords } from './calculator-words.ts';
import { classes } from '../../../ui/classes.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './MoreRules.module.css';
import formGridCss from './FormGrid.module.css';

const Options = part('div', css.options);

const calculatorOptions = [
  { value: '' as const, label: t(m.notMentioned) },
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
            <b>{t(m.moreRules)}</b>
            <small>{unusualRules(form)}</small>
          </span>
          <ChevronDown aria-hidden />
        </summary>
        <div className={css.fields}>
          <FormGrid>
            <div className={formGridCss.all}>
              <TextField
                label={t(m.instructions)}
                name="instructions"
                multiline
                minRows={2}
                maxRows={8}
                maxLength={4000}
                value={form.instructions}
                onChange={(instructions) => onChange({ instructions })}
                error={errors['instructions']}
                placeholder={t(m.instructionsExample)}
                helper={t(m.instructionsMean)}
              />
            </div>
            <SelectField
              label={t(m.calculator)}
              value={form.allowCalculator}
              options={calculatorOptions}
              onChange={(allowCalculator) => onChange({ allowCalculator })}
              error={errors['allowCalculator']}
            />
            {form.kind === 'assessment' && <AssessmentRules form={form} errors={errors} onChange={onChange} />}
            <TextField
              label={t(m.takenOffPerTry)}
              name="tryPenalty"
              type="number"
              min={0}
              max={100}
              value={form.tryPenalty}
              onChange={(tryPenalty) => onChange({ tryPenalty })}
              error={errors['tryPenalty']}
              helper={t(m.percentOfQuestion)}
            />
            {form.kind === 'practice' && (
              <TextField
                label={t(m.takenOffPerHint)}
                name="hintPenalty"
                type="number"
                min={0}
                max={100}
                value={form.hintPenalty}
                onChange={(hintPenalty) => onChange({ hintPenalty })}
                error={errors['hintPenalty']}
                helper={t(m.percentOfPoints)}
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
        label={t(m.passwordToStart)}
        name="password"
        value={form.password}
        onChange={(password) => onChange({ password })}
        error={errors['password']}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        helper={form.password === '' ? t(m.noPassword) : t(m.sayWhenReady)}
      />
      <SelectField
        label={t(m.seeScore)}
        value={form.scores}
        options={[{ value: 'same' as const, label: t(m.withResultsWords) }, ...releaseOptions]}
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
        <b id={id}>{t(m.shuffle)}</b>
        <p>{t(m.shuffleMeans)}</p>
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
        <b id={id}>{t(m.mayAskForHelp)}</b>
        <p>{t(m.questionsReachYou)}</p>
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
          <b id={id}>{t(m.acceptLate)}</b>
          <p id={`${id}-words`}>{isPossible ? lateFormWords(form) : t(m.noDueNoLate)}</p>
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
              label={t(m.untilLabel)}
              name="lateUntil"
              type="datetime-local"
              value={form.lateUntil}
              onChange={(lateUntil) => onChange({ lateUntil })}
              error={errors['lateUntil']}
              helper={form.lateUntil === '' ? (endlessWords(form) ?? t(m.withoutEnd)) : undefined}
            />
            <TextField
              label={t(m.takenOff)}
              name="latePercent"
              type="number"
              min={0}
              max={100}
              value={form.latePercent}
              onChange={(latePercent) => onChange({ latePercent })}
              error={errors['latePercent']}
              helper={t(m.percentOfPointsLate)}
            />
            <SelectField
              label={t(m.howOften)}
              value={form.latePolicy}
              options={[
                { value: 'once', label: t(m.once) },
                { value: 'per-day', label: t(m.forEachDay) },
              ]}
              onChange={(latePolicy) => onChange({ latePolicy })}
            />
          </FormGrid>
        </div>
      )}
    </div>
  );
}
