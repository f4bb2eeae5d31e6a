import { pollChoicesMost } from '@lemma/contracts';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { IconButton } from '../../../../ui/pressing/IconButton.tsx';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { choiceLetter } from '../../../../maths/ChoiceList.tsx';
import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import { MathsTextField } from '../../writing/MathsTextField.tsx';
import type { KindFieldsProps } from '../desk-kind.ts';
import { newChoice, type FormChoice } from '../question-draft.ts';
import { classes } from '../../../../ui/classes.ts';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ChoicesFields.module.css';

const Choices = part('fieldset', css.choices);

interface ChoicesFieldsProps extends Pick<KindFieldsProps, 'draft' | 'onChange' | 'errors'> {
  /** The control that marks a choice as right; none for kinds without a right answer. */
  renderMark?: (choice: FormChoice, letter: string) => ReactNode;
}

/** The choices of a question, each on a line of its own. */
export function ChoicesFields({ draft, onChange, errors, renderMark }: ChoicesFieldsProps) {
  const change = (key: string, text: string) =>
    onChange((last) => ({
      ...last,
      choices: last.choices.map((choice) => (choice.key === key ? { ...choice, text } : choice)),
    }));
  return (
    <Choices>
      <legend>{t(m.choices)}</legend>
      {draft.choices.map((choice, place) => (
        <div key={choice.key} className={renderMark && choice.isRight ? classes(css.choice, css.right) : css.choice}>
          <span className={css.square} aria-hidden="true">
            {choiceLetter(place)}
          </span>
          <div>
            <MathsTextField
              label={t(m.choiceLetter, { letter: choiceLetter(place) })}
              hideLabel
              value={choice.text}
              error={errors[`question.choices.${place}.text`]}
              onChange={(text) => change(choice.key, text)}
            />
            {hasFormula(choice.text) ? (
              <p className={css.shown}>
                <MathText inline source={choice.text} />
              </p>
            ) : null}
          </div>
          {renderMark?.(choice, choiceLetter(place)) ?? <span className={css.mark} />}
          <IconButton
            aria-label={t(m.removeChoice, { letter: choiceLetter(place) })}
            disabled={draft.choices.length <= 2}
            onClick={() =>
              onChange((last) => ({ ...last, choices: last.choices.filter((one) => one.key !== choice.key) }))
            }
          >
            <X aria-hidden size={18} />
          </IconButton>
        </div>
      ))}
      {errors['question.choices'] === undefined ? null : (
        <p role="alert" className={css.shown}>
          {errors['question.choices']}
        </p>
      )}
      <div>
        <Button
          variant="text"
          startIcon={<Plus aria-hidden />}
          disabled={draft.choices.length >= pollChoicesMost}
          onClick={() => onChange((last) => ({ ...last, choices: [...last.choices, newChoice()] }))}
        >
          {t(m.choice)}
        </Button>
      </div>
    </Choices>
  );
}

const hasFormula = (text: string): boolean => /[$`]|\\\(/.test(text);
