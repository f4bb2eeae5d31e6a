import { useId } from 'react';
import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import type { VoterBoxProps } from '../voter-kind.ts';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ScaleBox.module.css';

const Points = part('div', css.pointsRoot);

/** The points of a scale as radio buttons, with the words of its ends. */
export function ScaleBox({ view: { choices }, value, isReadOnly, onChange, onEnter }: VoterBoxProps) {
  const name = useId();
  const [low, high] = [choices[0]?.text ?? '', choices.at(-1)?.text ?? ''];
  return (
    <Points>
      <div className={css.points} role="radiogroup" aria-label={t(m.yourAnswer)}>
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
        <div className={css.ends} aria-hidden="true">
          <span>{low === '' ? null : <MathText inline source={`1: ${low}`} />}</span>
          <span>{high === '' ? null : <MathText inline source={`${choices.length}: ${high}`} />}</span>
        </div>
      )}
    </Points>
  );
}
