import { styled } from '@mui/material/styles';
import { u } from './wall-unit.ts';

/** The rows of results on the wall: a short name, words, a bar and a figure. */
export const WallRows = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: u(20),
  '& li': {
    display: 'grid',
    gridTemplateColumns: `${u(72)} minmax(0, 1fr) minmax(0, 2.6fr) ${u(200)}`,
    alignItems: 'center',
    gap: u(28),
    fontSize: u(40),
    lineHeight: 1.25,
  },
  '&.long li': { gridTemplateColumns: `${u(72)} minmax(0, 1.2fr) minmax(0, 1fr) ${u(200)}` },
  '&.typed li': { gridTemplateColumns: `${u(120)} minmax(0, 1.25fr) minmax(0, 1.15fr)` },
  '& .square': {
    display: 'grid',
    placeItems: 'center',
    width: u(72),
    height: u(72),
    borderRadius: u(12),
    background: theme.vars.palette.lemma.primarySoft,
    color: theme.vars.palette.primary.main,
    fontWeight: 650,
  },
  '& .number': { textAlign: 'right', fontWeight: 650, fontSize: u(46), fontVariantNumeric: 'tabular-nums' },
  '& .what': { minWidth: 0, overflow: 'hidden', overflowWrap: 'anywhere' },
  '& .what > b': { marginRight: u(20), fontWeight: 650 },
  '& .what small': { display: 'block', fontSize: u(28), color: theme.vars.palette.text.secondary },
  '& .bar': { height: u(72), borderRadius: u(12), overflow: 'hidden', background: theme.vars.palette.divider },
  '& .bar > i': {
    display: 'block',
    height: '100%',
    borderRadius: u(12),
    background: theme.vars.palette.primary.light,
    transition: 'width 150ms',
  },
  '& .share': { fontWeight: 650, fontSize: u(46), fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .share small': { fontSize: u(30), fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& li.right .square': { background: theme.vars.palette.success.main, color: theme.vars.palette.success.contrastText },
  '& li.right .bar > i': { background: theme.vars.palette.success.main },
  '& li.right .what small': { color: theme.vars.palette.lemma.okText, fontWeight: 600 },
  '@media (prefers-reduced-motion: reduce)': { '& .bar > i': { transition: 'none' } },
}));

/** The share of a part in a whole, in whole percent. */
export const percent = (part: number, whole: number): number => Math.round((100 * part) / Math.max(1, whole));
