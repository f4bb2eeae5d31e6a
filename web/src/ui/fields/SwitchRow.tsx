import { startTransition, useId, useOptimistic } from 'react';
import { Switch } from '../input/Toggles.tsx';
import { classes } from '../classes.ts';
import css from './SwitchRow.module.css';

interface SwitchRowProps {
  label: string;
  about: string;
  checked: boolean;
  disabled?: boolean;
  /** Without padding at the sides, for a body that has its own. */
  isFlush?: boolean;
  /** Saves the change; the switch shows the new state meanwhile. Never rejects. */
  onChange: (checked: boolean) => unknown;
}

/** A setting that is on or off, with a sentence about it; at the foot of a settings card. */
export function SwitchRow({ label, about, checked, disabled = false, isFlush = false, onChange }: SwitchRowProps) {
  const id = useId();
  const [shown, show] = useOptimistic(checked);
  const put = (value: boolean): void => {
    const saved = onChange(value);
    startTransition(async () => {
      show(value);
      await saved;
    });
  };
  return (
    <div className={classes(css.row, isFlush && css.flush)}>
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-about`}>{about}</p>
      </div>
      <Switch
        checked={shown}
        disabled={disabled}
        onChange={(_, value) => put(value)}
        id={id}
        aria-describedby={`${id}-about`}
      />
    </div>
  );
}
