import { styled } from '@mui/material/styles';

/**
 * A table of records. On a phone each row is a block: the head of the row first, then the values, those with a
 * `data-label` after their label, and the cell of class `act` at the upper right.
 */
export const RecordTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '11px 12px',
    textAlign: 'left',
    verticalAlign: 'middle',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th:first-of-type': { paddingLeft: 20 },
  '& thead th': { border: 0, fontSize: 13, fontWeight: 600, color: theme.vars.palette.lemma.ink3 },
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& tbody th a': { color: 'inherit' },
  '& .quiet': { color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& .n': { textAlign: 'right' },
  '& .when': { whiteSpace: 'nowrap' },
  '& .who': { display: 'flex', alignItems: 'center', gap: '4px 10px', overflowWrap: 'anywhere' },
  '& .act': { textAlign: 'right', paddingRight: 20, paddingBlock: 4, whiteSpace: 'nowrap' },
  '& del': { color: theme.vars.palette.lemma.ink3 },
  [theme.breakpoints.down('sm')]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& tr': { position: 'relative', padding: '14px 16px', borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& tr:has(.act) th': { paddingRight: 88 },
    '& th, & td, & th:first-of-type': { border: 0, padding: 0 },
    '& td': { display: 'inline-block', padding: '6px 16px 0 0' },
    '& td:empty': { display: 'none' },
    '& td[data-label]::before': {
      content: 'attr(data-label) " "',
      fontSize: 13,
      fontWeight: 600,
      color: theme.vars.palette.lemma.ink3,
      marginRight: 6,
    },
    '& .act': { position: 'absolute', right: 8, top: 8, padding: 0 },
  },
}));
