import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { part } from '../part.ts';
import css from './PickCards.module.css';

const Group = part('fieldset', css.group);

interface PickCardsProps<T extends string> {
  legend: string;
  value: T | undefined;
  options: readonly {
    readonly value: T;
    readonly label: ReactNode;
    /** The effect of the choice, e.g. `7 up, 2 stay as they are`. */
    readonly outcome?: ReactNode;
    readonly disabled?: boolean;
  }[];
  onChange: (value: T) => void;
}

/** Radio cards with the outcome as second line, for decisions that deserve to be read. */
export function PickCards<T extends string>({ legend, value, options, onChange }: PickCardsProps<T>): ReactElement {
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.outcome === undefined ? null : <small>{option.outcome}</small>}
          </span>
        </label>
      ))}
    </Group>
  );
}
