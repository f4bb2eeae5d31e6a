import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& legend': { fontSize: 14, lineHeight: '20px', fontWeight: 600, marginBottom: 6 },
  '& label': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    padding: '12px 14px',
    border: `1px solid ${theme.vars.palette.lemma.lineStrong}`,
    borderRadius: 10,
    background: theme.vars.palette.background.paper,
    fontSize: 15,
    lineHeight: '22px',
    cursor: 'pointer',
  },
  '& input': { width: 18, height: 18, margin: '2px 0 0', flex: 'none', accentColor: theme.vars.palette.primary.main },
  '& label:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    background: theme.vars.palette.lemma.primarySoft,
  },
  '& small': { display: 'block', fontSize: 13, lineHeight: '18px', color: theme.vars.palette.text.secondary },
}));

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
