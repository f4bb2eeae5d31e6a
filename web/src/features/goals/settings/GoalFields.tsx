import { goalSizes, mostRightAnswers, type LearnerGoal } from '@lemma/contracts';
import { useId } from 'react';
import type { Form } from '../../../api/form/use-form.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import hidden from '../../../ui/hidden/VisuallyHidden.module.css';
import { part } from '../../../ui/part.ts';
import { weekDays } from '../goal-words.ts';
import css from './GoalFields.module.css';

const Chips = part('fieldset', css.chips);

/** Named as the contract names them. */
export interface GoalValues {
  /** `own` for another number than those that are offered. */
  readonly size: string;
  readonly 'goal.rightCount': string;
  readonly 'goal.weekDays': readonly number[];
}

export function goalValues({ goal }: Pick<LearnerGoal, 'goal'>): GoalValues {
  const { rightCount, weekDays: days } = goal ?? { rightCount: 10, weekDays: weekDays.map(({ number }) => number) };
  const isOffered = goalSizes.some((size) => size === rightCount);
  return {
    size: isOffered ? String(rightCount) : 'own',
    'goal.rightCount': String(rightCount),
    'goal.weekDays': days,
  };
}

/** The goal as the contract has it. An empty field counts as not a number, so that its message says so. */
export const goalOf = (values: GoalValues) => ({
  rightCount: values['goal.rightCount'].trim() === '' ? Number.NaN : Number(values['goal.rightCount']),
  weekDays: [...values['goal.weekDays']],
});

/** How many right answers a day, and the days that count. */
export function GoalFields({ form }: { form: Form<GoalValues> }) {
  const name = useId();
  const { values, change } = form;
  const chosen = values['goal.weekDays'];
  const daysError = form.errors['goal.weekDays'];
  return (
    <>
      <Chips>
        <legend>{t(m.rightAnswersDay)}</legend>
        {[...goalSizes.map(String), 'own'].map((size) => (
          <label key={size}>
            <input
              type="radio"
              name={name}
              className={hidden.visuallyHidden}
              checked={values.size === size}
              onChange={() => change(size === 'own' ? { size } : { size, 'goal.rightCount': size })}
            />
            {size === 'own' ? t(m.other) : size}
          </label>
        ))}
      </Chips>
      {values.size === 'own' && (
        <TextField
          label={t(m.ownNumber)}
          type="number"
          inputMode="numeric"
          min={1}
          max={mostRightAnswers}
          className={css.number}
          {...form.field('goal.rightCount')}
        />
      )}
      <Chips aria-describedby={`${name}-days`}>
        <legend>{t(m.daysCount)}</legend>
        {weekDays.map(({ number, name: day }) => (
          <label key={number} className={css.square}>
            <input
              type="checkbox"
              className={hidden.visuallyHidden}
              aria-label={day}
              aria-invalid={daysError === undefined ? undefined : true}
              checked={chosen.includes(number)}
              onChange={({ target }) =>
                change({
                  'goal.weekDays': target.checked ? [...chosen, number] : chosen.filter((one) => one !== number),
                })
              }
            />
            <span aria-hidden="true">{day.slice(0, 2)}</span>
          </label>
        ))}
        <p id={`${name}-days`} className={daysError === undefined ? undefined : css.wrong}>
          {daysError ?? t(m.twoRestDaysWeek)}
        </p>
      </Chips>
    </>
  );
}
