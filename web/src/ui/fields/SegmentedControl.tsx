import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../visually-hidden.ts';

const Track = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  maxWidth: '100%',
  overflowX: 'auto',
  gap: 2,
  padding: 3,
  borderRadius: 10,
  background: theme.vars.palette.lemma.sunken,
  '& label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 32,
    padding: '6px 12px',
    borderRadius: 7,
    fontSize: 14,
    lineHeight: '20px',
    fontWeight: 500,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '@media (pointer:coarse)': { minHeight: 40 },
  },
  '& label:has(:checked)': {
    background: theme.vars.palette.lemma.raised,
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
  },
  '& label:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
}));

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
            style={visuallyHidden}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Track>
  );
}
