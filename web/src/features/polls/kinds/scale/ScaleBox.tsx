import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import { visuallyHidden } from '../../../../ui/visually-hidden.ts';
import type { VoterBoxProps } from '../voter-kind.ts';

const Points = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  maxWidth: 560,
  '& .points': { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 8 },
  '& label': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 52,
    border: `1px solid ${theme.vars.palette.lemma.lineStrong}`,
    borderRadius: 10,
    background: theme.vars.palette.background.paper,
    fontSize: 18,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
  },
  '& input': visuallyHidden,
  '& label:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '& label:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& label:has(:disabled)': { cursor: 'default' },
  '& .ends': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 24,
    fontSize: 14,
    lineHeight: '20px',
    color: theme.vars.palette.text.secondary,
  },
  '& .ends > :last-of-type': { textAlign: 'end' },
}));

/** The points of a scale as radio buttons, with the words of its ends. */
export function ScaleBox({ view: { choices }, value, isReadOnly, onChange, onEnter }: VoterBoxProps) {
  const name = useId();
  const [low, high] = [choices[0]?.text ?? '', choices.at(-1)?.text ?? ''];
  return (
    <Points>
      <div className="points" role="radiogroup" aria-label="Your answer">
        {choices.map(({ key, text }) => (
          <label key={key}>
            <input
              type="radio"
              name={name}
              checked={value === key}
              disabled={isReadOnly}
              aria-label={text === '' ? key : `${key}, ${text}`}
              onChange={() => onChange(key)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                onEnter();
              }}
            />
            {key}
          </label>
        ))}
      </div>
      {low === '' && high === '' ? null : (
        <div className="ends" aria-hidden="true">
          <span>{low === '' ? null : <MathText inline source={`1: ${low}`} />}</span>
          <span>{high === '' ? null : <MathText inline source={`${choices.length}: ${high}`} />}</span>
        </div>
      )}
    </Points>
  );
}
