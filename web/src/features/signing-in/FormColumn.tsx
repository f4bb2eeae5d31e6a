import { styled } from '@mui/material/styles';

/** A page of one short form: its heading, a sentence, the form, and where to go otherwise. */
export const FormColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  maxWidth: 424,
  marginInline: 'auto',
  paddingTop: 20,
  [theme.breakpoints.down('sm')]: { paddingTop: 4, gap: 20 },
  '& > h1, & > p': { textAlign: 'center' },
  '& > h1': { ...theme.typography.h1 },
  '& > p': { fontSize: 14, lineHeight: '22px', color: theme.vars.palette.text.secondary },
  '& > p.reason': { fontSize: 16, lineHeight: '24px', marginTop: -12, overflowWrap: 'anywhere' },
  '& > p button': {
    all: 'unset',
    cursor: 'pointer',
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2, borderRadius: 2 },
  },
}));
