import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { part } from '../part.ts';
import css from './SegmentedControl.module.css';
import hidden from '../hidden/VisuallyHidden.module.css';

const Track = part('div', css.track);

interface SegmentedControlProps<T extends string> {
  /** Name of the choice, for screen readers. */
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly label: ReactNode }[];
  onChange: (value: T) => void;
}

/** Two to four ways to look at the same thing. One is always chosen; arrow keys move, as in any radio group. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>): ReactElement {
  const name = useId();
  return (
    <Track role="radiogroup" aria-label={props.label}>
      {props.options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            className={hidden.visuallyHidden}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Track>
  );
}
