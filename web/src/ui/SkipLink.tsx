import type { ReactElement } from 'react';
import { styled } from '@mui/material/styles';

const Anchor = styled('a')(({ theme }) => ({
  position: 'absolute',
  left: 12,
  top: -60,
  padding: '10px 16px',
  borderRadius: 10,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  zIndex: 2000,
  '&:focus': { top: 10 },
}));

/** [F09] First thing in the page for people who use the keyboard; the main area has `id="main"` and `tabIndex={-1}`. */
export function SkipLink(): ReactElement {
  return <Anchor href="#main">Jump to content</Anchor>;
}
