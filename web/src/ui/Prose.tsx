import { styled } from '@mui/material/styles';

/** Running text: a column one can read, with headings, lists and tables. */
export const Prose = styled('div')(({ theme }) => ({
  maxWidth: 680,
  '& h1': { ...theme.typography.h1, marginBottom: 8 },
  '& h2': { ...theme.typography.h2, margin: '32px 0 8px' },
  '& h3': { ...theme.typography.h3, margin: '20px 0 4px' },
  '& > h2:first-child': { marginTop: 0 },
  '& p + p, & ul + p, & ol + p, & p + address, & section + p': { marginTop: 12 },
  '& address': {
    marginTop: 12,
    padding: '12px 16px',
    borderRadius: 10,
    fontStyle: 'normal',
    background: theme.vars.palette.lemma.sunken,
    overflowWrap: 'anywhere',
  },
  '& p.lead': { fontSize: 18, lineHeight: '28px', color: theme.vars.palette.text.secondary },
  '& ul, & ol': { paddingInlineStart: '1.4em', margin: '8px 0 12px' },
  '& ul': { listStyle: 'square' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { marginTop: 6 },
  '& kbd': {
    padding: '1px 6px',
    borderRadius: 6,
    border: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.paper,
    fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace',
    fontSize: 14,
  },
  '& table': { borderCollapse: 'collapse', margin: '12px 0', width: '100%', fontSize: 15 },
  '& th, & td': {
    padding: '8px 12px 8px 0',
    textAlign: 'left',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    verticalAlign: 'top',
  },
  '@media print': { maxWidth: 'none', '& h2, & h3': { breakAfter: 'avoid' }, '& tr, & li': { breakInside: 'avoid' } },
  '& th': { fontSize: 13, fontWeight: 600, color: theme.vars.palette.lemma.ink3 },
}));
