import type { ReactElement, ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';

/** Height of the bar, for what must not end under it. */
export const phoneToolsHeight = 56;

/**
 * On a narrow page the buttons that add something are at the foot, within the thumb's reach, with undo at the right.
 */
export const PhoneTools = styled('fieldset')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: phoneToolsHeight,
  padding: '6px 12px calc(6px + env(safe-area-inset-bottom))',
  background: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > .end': { marginLeft: 'auto' },
}));

interface AddToolProps {
  /** Name of the thing that is added. */
  label: string;
  onAdd: () => void;
  disabled?: boolean;
  icon?: ReactNode;
}

/** A button of the bar. */
export function AddTool({ label, onAdd, disabled = false, icon }: AddToolProps): ReactElement {
  return (
    <Button size="small" variant="text" startIcon={icon ?? <Plus aria-hidden />} onClick={onAdd} disabled={disabled}>
      {label}
    </Button>
  );
}
