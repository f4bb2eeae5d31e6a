import { useState, type ReactElement } from 'react';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { part } from '../../../../ui/part.ts';
import css from './NameField.module.css';

const NameBox = part('div', css.nameBox);

interface NameFieldProps {
  name: string;
  /** Why it cannot have this name; undefined when it can. */
  problemOf: (typed: string) => string | undefined;
  onRename: (name: string) => void;
}

/** The name of a row. Leaving the field renames the row and everything that uses it. */
export function NameField({ name, problemOf, onRename }: NameFieldProps): ReactElement {
  const [typed, setTyped] = useState(name);
  const problem = problemOf(typed.trim());
  return (
    <NameBox
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLElement) event.target.blur();
      }}
    >
      <TextField
        label="Name"
        value={typed}
        maxLength={24}
        autoCapitalize="none"
        error={problem}
        onChange={setTyped}
        onBlur={() => {
          if (problem === undefined && typed.trim() !== name) onRename(typed.trim());
          else setTyped(name);
        }}
      />
    </NameBox>
  );
}
