import { styled } from '@mui/material/styles';
import { dropLines } from '../../../ui/reordering/DragHandle.tsx';

/** The rows of a task's exercises: handle, what, how it is drawn, points, tools; in two lines on a phone. */
export const GroupList = styled('ol')(({ theme }) => ({
  '& > li': {
    ...dropLines(theme),
    padding: '12px 12px 12px 8px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& .row': { display: 'flex', alignItems: 'center', gap: 10 },
  '& .what': { flex: '1 1 160px', minWidth: 0 },
  '& .what strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& .what small': { fontSize: 14, lineHeight: '20px', color: theme.vars.palette.text.secondary },
  '& .sample': { fontSize: 14, lineHeight: '22px', overflow: 'hidden', color: theme.vars.palette.text.secondary },
  '& .type': { flex: '0 0 auto', width: 196 },
  '& .points': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontSize: 14,
    color: theme.vars.palette.text.secondary,
  },
  '& .points > div': { width: 76 },
  '& .tools': { display: 'flex' },
  [theme.breakpoints.down('sm')]: {
    '& > li': { paddingRight: 4 },
    '& .row': { flexWrap: 'wrap', rowGap: 8 },
    '& .row > .what': { order: 1, flex: '1 1 calc(100% - 140px)' },
    '& .tools': { order: 2 },
    '& .type': { order: 3, flex: '1 1 120px', width: 'auto', minWidth: 0, marginLeft: 34 },
    '& .points': { order: 4, paddingRight: 8 },
    '& .points .word': { display: 'none' },
  },
}));

/** The contents of a group, under its head. */
export const GroupBox = styled('div')(({ theme }) => ({
  minWidth: 0,
  margin: '12px 0 4px 34px',
  padding: '12px 12px 8px 16px',
  borderRadius: 10,
  background: theme.vars.palette.lemma.sunken,
  '& > .draw': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBottom: 8, fontSize: 15 },
  '& > .draw .number': { width: 76 },
  '& > .draw .name': { flex: '1 1 200px' },
  '& li': { display: 'flex', alignItems: 'center', gap: 10, padding: '6px 0' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('sm')]: { marginLeft: 8, paddingLeft: 12, '& li .what': { flexBasis: 0 } },
}));
