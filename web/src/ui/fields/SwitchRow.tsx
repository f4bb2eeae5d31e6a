import { startTransition, useId, useOptimistic } from 'react';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const Row = styled('div', { shouldForwardProp: (name) => name !== 'isFlush' })<{ isFlush: boolean }>(
  ({ theme, isFlush }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    padding: isFlush ? '14px 0' : '14px 20px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& > div': { flex: 1, minWidth: 0 },
    '& label': { display: 'block', fontWeight: 600, fontSize: 15, lineHeight: '22px', cursor: 'pointer' },
    '& p': { fontSize: 14, lineHeight: '20px', color: theme.vars.palette.text.secondary },
  }),
);

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
    <Row isFlush={isFlush}>
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-about`}>{about}</p>
      </div>
      <Switch
        checked={shown}
        disabled={disabled}
        onChange={(_, value) => put(value)}
        slotProps={{ input: { id, 'aria-describedby': `${id}-about` } }}
      />
    </Row>
  );
}
