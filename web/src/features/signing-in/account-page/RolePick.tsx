import { useId } from 'react';
import { styled } from '@mui/material/styles';

export type SignUpRole = 'learner' | 'teacher';

const Group = styled('fieldset')(({ theme }) => ({
  '& legend': { fontSize: 14, lineHeight: '20px', fontWeight: 600, marginBottom: 6 },
  '& > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 48,
    padding: '0 14px',
    border: `1px solid ${theme.vars.palette.lemma.lineStrong}`,
    borderRadius: 10,
    background: theme.vars.palette.background.paper,
    fontSize: 15,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& input': { width: 18, height: 18, margin: 0, accentColor: theme.vars.palette.primary.main },
  '& label:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    background: theme.vars.palette.lemma.primarySoft,
  },
}));

const labels: Record<SignUpRole, string> = { learner: 'Learn', teacher: 'Teach' };

interface RolePickProps {
  value: SignUpRole;
  onChange: (role: SignUpRole) => void;
}

/** The choice of role for a new account. */
export function RolePick({ value, onChange }: RolePickProps) {
  const name = useId();
  return (
    <Group>
      <legend>I am here to</legend>
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
