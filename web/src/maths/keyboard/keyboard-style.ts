import { styled } from '@mui/material/styles';

const wide = '@media (min-width:600px)';
const desktop = '@media (min-width:900px)';

/** The docked panel: 326 high on a phone, 600 wide and centred from 600 px, with a column of tips from 900 px. */
export const Panel = styled('section')(({ theme }) => ({
  '--key-height': '46px',
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.keyboard,
  padding: '6px 6px max(10px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.lemma.keyboard,
  color: theme.vars.palette.text.primary,
  boxShadow: '0 -8px 24px -12px rgb(27 25 50 / .2)',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  [wide]: { padding: '10px calc(50% - 300px) 14px' },
  [desktop]: { '--key-height': '42px', padding: '10px 24px 14px' },
  '@media (max-height:520px)': { '--key-height': '34px' },
  '@media print': { display: 'none' },
  '& .inner': {
    [desktop]: { display: 'grid', gridTemplateColumns: '600px minmax(0, 1fr)', gap: 20, maxWidth: 920, margin: 'auto' },
  },
  '& .tabs': { display: 'flex', alignItems: 'center', gap: 2, marginBottom: 6 },
  '& .tabs [role="tablist"]': { display: 'flex', gap: 2, minWidth: 0 },
  '& .tabs button': {
    display: 'grid',
    placeItems: 'center',
    height: 44,
    minWidth: 44,
    padding: '0 9px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    font: `600 14px/20px ${theme.typography.fontFamily}`,
    cursor: 'pointer',
    touchAction: 'manipulation',
  },
  '& .tabs [aria-selected="true"]': {
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.primary.main,
  },
  '& .space': { flex: 1 },
  '& .row': { display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 5 },
  '& .row + .row': { marginTop: 5 },
  '& .row.letters': { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))', '& > button:not(.check)': { fontSize: 17 } },
  '& .row.letters.second': { gridTemplateColumns: 'repeat(9, minmax(0, 1fr))', padding: '0 5%' },
  '& .row.letters.third': { gridTemplateColumns: '1.4fr repeat(7, minmax(0, 1fr)) 1.4fr' },
  '& .row.letters.last': {
    gridTemplateColumns: '1fr 1fr 2.2fr 1fr 2fr',
    '& > button': { gridColumn: 'auto !important' },
  },
  '& .exercise-row': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'calc((100% - 25px) / 6)',
    gap: 5,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollSnapType: 'x proximity',
    paddingBottom: 6,
    marginBottom: 6,
    borderBottom: `1px solid ${theme.vars.palette.lemma.keyboardLine}`,
    '& > button': { scrollSnapAlign: 'start', touchAction: 'pan-x' },
  },
}));

export const Tips = styled('aside')(({ theme }) => ({
  display: 'none',
  padding: '14px 4px',
  fontSize: 13,
  lineHeight: '18px',
  color: theme.vars.palette.text.secondary,
  [desktop]: { display: 'block' },
  '& b': { fontWeight: 600 },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '8px 14px', alignItems: 'center', marginTop: 10 },
  '& kbd': {
    font: '500 13px/18px ui-monospace, "DejaVu Sans Mono", monospace',
    background: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 5,
    padding: '2px 6px',
    color: theme.vars.palette.text.primary,
  },
}));
