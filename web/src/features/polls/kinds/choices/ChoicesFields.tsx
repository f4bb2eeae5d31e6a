import { pollChoicesMost } from '@lemma/contracts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { choiceLetter } from '../../../../maths/ChoiceList.tsx';
import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import type { KindFieldsProps } from '../desk-kind.ts';
import { newChoice, type FormChoice } from '../question-draft.ts';

const Choices = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 10,
  '& legend': { fontSize: 14, fontWeight: 600, marginBottom: 6, padding: 0 },
  '& .choice': { display: 'grid', gridTemplateColumns: '36px minmax(0, 1fr) auto 40px', gap: 10, alignItems: 'start' },
  '& .square': {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 44,
    borderRadius: 8,
    background: theme.vars.palette.lemma.primarySoft,
    color: theme.vars.palette.primary.main,
    fontWeight: 650,
  },
  '& .choice.right .square': { background: theme.vars.palette.lemma.okSoft, color: theme.vars.palette.lemma.okText },
  '& .shown': { fontSize: 15, lineHeight: '22px', color: theme.vars.palette.text.secondary, overflowX: 'auto' },
  [theme.breakpoints.down('sm')]: {
    '& .choice': { gridTemplateColumns: '36px minmax(0, 1fr) 40px' },
    '& .choice > .mark': { gridColumn: '2 / -1', gridRow: 2, marginTop: -6 },
  },
}));

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
      <legend>Choices</legend>
      {draft.choices.map((choice, place) => (
        <div key={choice.key} className={renderMark && choice.isRight ? 'choice right' : 'choice'}>
          <span className="square" aria-hidden="true">
            {choiceLetter(place)}
          </span>
          <div>
            <TextField
              label={`Choice ${choiceLetter(place)}`}
              hideLabel
              value={choice.text}
              error={errors[`question.choices.${place}.text`]}
              onChange={(text) => change(choice.key, text)}
            />
            {hasFormula(choice.text) ? (
              <p className="shown">
                <MathText inline source={choice.text} />
              </p>
            ) : null}
          </div>
          {renderMark?.(choice, choiceLetter(place)) ?? <span className="mark" />}
          <IconButton
            aria-label={`Remove choice ${choiceLetter(place)}`}
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
        <p role="alert" className="shown">
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
          Choice
        </Button>
      </div>
    </Choices>
  );
}

const hasFormula = (text: string): boolean => /[$`]|\\\(/.test(text);
