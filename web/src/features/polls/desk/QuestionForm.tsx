import { pollChoicesMost, pollLetters } from '@lemma/contracts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { Plus, X } from 'lucide-react';
import type { Dispatch, SetStateAction } from 'react';
import { choiceLetter } from '../../../maths/ChoiceList.tsx';
import { MathText } from '../../../maths/MathText.tsx';
import { PlainFormula } from '../../../maths/PlainFormula.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { kindNames, markRight, newChoice, type FormKind, type QuestionDraft } from './question-form.ts';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  '& .wall': {
    display: 'grid',
    gap: 2,
    padding: '12px 16px',
    borderRadius: 10,
    background: theme.vars.palette.lemma.sunken,
    fontSize: 18,
    lineHeight: '28px',
    overflowX: 'auto',
  },
  '& .wall small': { fontSize: 13, lineHeight: '18px', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& > fieldset': { border: 0, margin: 0, padding: 0, display: 'grid', gap: 10 },
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

interface QuestionFormProps {
  draft: QuestionDraft;
  onChange: Dispatch<SetStateAction<QuestionDraft>>;
  errors: Readonly<Record<string, string>>;
  onClear: (field: string) => void;
}

const hasFormula = (text: string): boolean => /[$`]|\\\(/.test(text);

/** A question as it is typed, with what will be on the wall. */
export function QuestionForm({ draft, onChange, errors, onClear }: QuestionFormProps) {
  const set = <K extends keyof QuestionDraft>(field: K, value: QuestionDraft[K]) => {
    onClear(`question.${field}`);
    onChange((last) => ({ ...last, [field]: value }));
  };
  const { kind } = draft;
  const isTyped = kind === 'number' || kind === 'expression';
  return (
    <Fields>
      <SelectField
        label="Kind"
        value={kind}
        options={(Object.keys(kindNames) as FormKind[]).map((value) => ({ value, label: kindNames[value] }))}
        onChange={(value) => set('kind', value)}
      />
      <TextField
        label="Question"
        value={draft.prompt}
        error={errors['question.prompt']}
        helper={
          kind === 'letters'
            ? 'Leave it empty when the question stands on the blackboard.'
            : 'Formulas between $ signs.'
        }
        multiline
        minRows={2}
        maxRows={10}
        onChange={(value) => set('prompt', value)}
      />
      {draft.prompt.trim() === '' ? null : (
        <div className="wall">
          <small>On the wall</small>
          <MathText source={draft.prompt} />
        </div>
      )}
      {kind === 'choice' || kind === 'several' ? <Choices draft={draft} onChange={onChange} errors={errors} /> : null}
      {isTyped ? (
        <TextField
          label="Words before the box"
          value={draft.label}
          error={errors['question.label']}
          helper="For example $f'(x) =$. May be empty."
          onChange={(value) => set('label', value)}
        />
      ) : null}
      {isTyped || kind === 'text' ? (
        <>
          <TextField
            label="Right answer"
            value={draft.answer}
            error={errors['question.answer']}
            helper={
              isTyped ? 'As one types it: 2x sin(x), 3/4. May be empty: then nothing is marked.' : 'May be empty.'
            }
            onChange={(value) => set('answer', value)}
          />
          {isTyped && draft.answer.trim() !== '' ? (
            <p className="shown">
              Read as <PlainFormula source={draft.answer} />
            </p>
          ) : null}
        </>
      ) : null}
      {kind === 'letters' ? <Letters draft={draft} set={set} /> : null}
      {kind === 'cloud' || kind === 'letters' ? null : (
        <TextField
          label="Why it is right"
          value={draft.solution}
          error={errors['question.solution']}
          helper="Shown with the answer. May be empty."
          multiline
          maxRows={8}
          onChange={(value) => set('solution', value)}
        />
      )}
    </Fields>
  );
}

function Choices({ draft, onChange, errors }: Pick<QuestionFormProps, 'draft' | 'onChange' | 'errors'>) {
  const Mark = draft.kind === 'choice' ? Radio : Checkbox;
  const change = (key: string, text: string) =>
    onChange((last) => ({
      ...last,
      choices: last.choices.map((choice) => (choice.key === key ? { ...choice, text } : choice)),
    }));
  return (
    <fieldset>
      <legend>Choices</legend>
      {draft.choices.map((choice, place) => (
        <div key={choice.key} className={choice.isRight ? 'choice right' : 'choice'}>
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
          <FormControlLabel
            className="mark"
            label="right"
            control={
              <Mark
                checked={choice.isRight}
                onChange={(event) => onChange((last) => markRight(last, choice.key, event.target.checked))}
                slotProps={{ input: { 'aria-label': `Choice ${choiceLetter(place)} is right` } }}
              />
            }
          />
          <IconButton
            aria-label={`Take choice ${choiceLetter(place)} out`}
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
    </fieldset>
  );
}

interface LettersProps {
  draft: QuestionDraft;
  set: <K extends keyof QuestionDraft>(field: K, value: QuestionDraft[K]) => void;
}

function Letters({ draft, set }: LettersProps) {
  return (
    <>
      <SelectField
        label="Letters"
        value={String(draft.letterCount)}
        options={[2, 3, 4, 5].map((number) => ({
          value: String(number),
          label: `A to ${pollLetters[number - 1] ?? ''}`,
        }))}
        onChange={(value) => set('letterCount', Number(value))}
      />
      <SelectField
        label="Right answer"
        value={draft.rightLetter}
        options={[
          { value: '', label: 'None, or not yet' },
          ...pollLetters.slice(0, draft.letterCount).map((letter) => ({ value: letter as string, label: letter })),
        ]}
        onChange={(value) => set('rightLetter', value)}
      />
    </>
  );
}
