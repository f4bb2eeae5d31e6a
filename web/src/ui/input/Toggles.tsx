import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './Toggles.module.css';

interface ToggleProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'role'> {
  readonly onChange?: ((event: React.ChangeEvent<HTMLInputElement>, isOn: boolean) => void) | undefined;
}

function toggle(
  type: 'checkbox' | 'radio',
  role: 'switch' | undefined,
  look: string | undefined,
): (props: ToggleProps) => ReactElement {
  return function Toggle({ onChange, className, ...rest }) {
    return (
      <input
        {...rest}
        type={type}
        role={role}
        className={classes(look, className)}
        onChange={(event) => onChange?.(event, event.target.checked)}
      />
    );
  };
}

/** A box to tick. */
export const Checkbox = toggle('checkbox', undefined, css.box);

/** One of several; those of the same `name` belong together. */
export const Radio = toggle('radio', undefined, css.box);

/** Something that is on or off. */
export const Switch = toggle('checkbox', 'switch', css.switch);

interface LabelledProps extends Omit<ComponentProps<'label'>, 'children'> {
  readonly label: ReactNode;
  /** The box, circle or switch. */
  readonly control: ReactElement;
}

/** A box, circle or switch with its words, which can be pressed as well. */
export function Labelled({ label, control, className, ...rest }: LabelledProps): ReactElement {
  return (
    <label {...rest} className={classes(css.row, className)}>
      {control}
      <span>{label}</span>
    </label>
  );
}
