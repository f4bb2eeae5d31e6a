import { useId } from 'react';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './RolePick.module.css';

export type SignUpRole = 'learner' | 'teacher';

const Group = part('fieldset', css.group);

const labels: Record<SignUpRole, string> = { learner: t(m.learn), teacher: t(m.teach) };

interface RolePickProps {
  value: SignUpRole;
  onChange: (role: SignUpRole) => void;
}

/** The choice of role for a new account. */
export function RolePick({ value, onChange }: RolePickProps) {
  const name = useId();
  return (
    <Group>
      <legend>{t(m.iAmHereTo)}</legend>
      <div>
        {(['learner', 'teacher'] as const).map((role) => (
          <label key={role}>
            <input type="radio" name={name} checked={role === value} onChange={() => onChange(role)} />
            {labels[role]}
          </label>
        ))}
      </div>
    </Group>
  );
}
