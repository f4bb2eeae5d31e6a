import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { GradeUnit } from '@lemma/contracts';
import { Gap } from './GradeHead.tsx';
import { averageWords, type Averages, type GradeTask } from './grade-table.ts';
import { heatGrounds } from './heat.tsx';
import type { Span } from './use-grid-window.ts';

/** The box that scrolls; the page around it never does so sideways. */
export const GradeBox = styled('section')(({ theme }) => ({
  position: 'relative',
  maxHeight: 'max(360px, calc(100dvh - 300px))',
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  background: theme.vars.palette.background.paper,
  scrollbarWidth: 'thin',
  // A focused cell must not be hidden under the fixed rows and columns.
  scrollPadding: '114px 100px 42px 224px',
  // Paper has a table of its own, whole and no wider than a sheet.
  '@media print': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    margin: '0 -16px',
    border: 0,
    borderBlock: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 0,
    maxHeight: 'max(420px, calc(100dvh - 220px))',
    scrollPadding: '116px 4px 50px 140px',
  },
}));

const headStyles = (theme: Theme) => ({
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: 56,
    padding: '6px 10px',
    verticalAlign: 'bottom',
    borderColor: theme.vars.palette.divider,
    fontSize: 13,
    lineHeight: '18px',
    fontWeight: 600,
    color: theme.vars.palette.lemma.ink3,
  },
  '& thead button': {
    maxWidth: '100%',
    minHeight: 24,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: theme.vars.palette.text.primary,
    cursor: 'pointer',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& thead button > span': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& thead small': { display: 'block', fontSize: 13, fontWeight: 400, color: theme.vars.palette.lemma.ink3 },
  '& thead .name': { zIndex: 3 },
  '& thead .total': { zIndex: 3 },
  '& thead .groups > *': {
    height: 31,
    padding: '4px 10px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    borderRight: `1px solid ${theme.vars.palette.divider}`,
    verticalAlign: 'middle',
    overflow: 'hidden',
  },
  '& thead .groups span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& thead .groups small': { display: 'inline' },
  '& thead .groups .name, & thead .groups .total, & thead .groups .gap': { borderBottom: 0 },
  '& thead .groups td': { position: 'sticky', top: 0, zIndex: 3 },
  '& thead .groups .gap, & thead .gap': { zIndex: 1 },
  '& thead .under > *': { top: 32 },
});

const nameStyles = (theme: Theme) => ({
  '& .name': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    textAlign: 'left',
    fontWeight: 600,
    paddingLeft: 16,
    borderColor: theme.vars.palette.divider,
  },
  '& .name a': {
    display: 'block',
    padding: '7px 0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& .name a:hover': { textDecoration: 'underline' },
  '& .name a:focus-visible': { outlineOffset: -2 },
});

/** Signs that tell without colour: a corner for what a teacher changed, a dashed line for what does not count yet. */
const markStyles = (theme: Theme) => ({
  '& .changed': { position: 'relative' },
  '& .changed::after': {
    content: '""',
    position: 'absolute',
    right: 3,
    top: 3,
    border: `4px solid ${theme.vars.palette.primary.main}`,
    borderLeftColor: 'transparent',
    borderBottomColor: 'transparent',
  },
  '& .waiting': {
    textDecoration: `underline dashed ${theme.vars.palette.text.secondary}`,
    textUnderlineOffset: 5,
  },
  '& td s': { color: theme.vars.palette.text.primary },
});

const footStyles = (theme: Theme) => ({
  '& tfoot th, & tfoot td': {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    fontWeight: 650,
    background: theme.vars.palette.lemma.sunken,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    borderBottom: 0,
  },
  '& tfoot .name, & tfoot .total': { zIndex: 2 },
});

/** Names of two lines with the total beside them, heads turned upright. */
const phoneStyles = (theme: Theme) => ({
  '& th, & td': { height: 47, padding: '0 4px' },
  '& .name': { padding: '0 8px 0 16px' },
  '& .name > a, & .name > span': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 6 },
  '& .name > * > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: '17px' },
  '& .name small': { display: 'block', fontSize: 13, fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& thead th': { height: 112, padding: '6px 0' },
  '& thead button': { writingMode: 'vertical-rl', transform: 'rotate(180deg)', maxWidth: 'none', maxHeight: 96 },
  '& thead button > span': { display: 'inline', whiteSpace: 'nowrap' },
  '& thead .name': { padding: '6px 8px 6px 16px' },
  '& thead .name button': { writingMode: 'horizontal-tb', transform: 'none' },
});

export const GradeTable = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 15,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    height: 37,
    padding: '0 12px',
    textAlign: 'center',
    background: theme.vars.palette.background.paper,
    borderBottom: `1px solid ${theme.vars.palette.background.paper}`,
    borderRight: `1px solid ${theme.vars.palette.background.paper}`,
    whiteSpace: 'nowrap',
  },
  ...headStyles(theme),
  ...nameStyles(theme),
  '& td[data-at]': { cursor: 'pointer' },
  ...markStyles(theme),
  '& td:focus': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '& .none': { color: theme.vars.palette.lemma.ink3 },
  '& .total': {
    position: 'sticky',
    right: 0,
    zIndex: 1,
    textAlign: 'right',
    fontWeight: 650,
    paddingRight: 16,
    borderBottomColor: theme.vars.palette.divider,
  },
  ...footStyles(theme),
  ...heatGrounds(theme),
  '& .space td, & .gap': { padding: 0, border: 0 },
  [theme.breakpoints.down('sm')]: phoneStyles(theme),
}));

interface GradeFootProps {
  tasks: readonly GradeTask[];
  columns: Span;
  averages: Averages;
  unit: GradeUnit;
  isPhone: boolean;
}

/** The averages of the learners shown. */
export function GradeFoot({ tasks, columns, averages, unit, isPhone }: GradeFootProps) {
  const { total } = averages;
  return (
    <tfoot>
      <tr>
        <th scope="row" className="name" aria-colindex={1}>
          {isPhone ? (
            <span>
              Average<b>{total === undefined ? '–' : Math.round(total)}</b>
            </span>
          ) : (
            'Average'
          )}
        </th>
        <Gap count={columns.start} />
        {tasks.slice(columns.start, columns.end).map((task, place) => (
          <td key={task.id} aria-colindex={columns.start + place + 2}>
            {averageWords(averages, task, columns.start + place, unit)}
          </td>
        ))}
        <Gap count={tasks.length - columns.end} />
        {isPhone ? null : (
          <td className="total" aria-colindex={tasks.length + 2}>
            {total === undefined ? '–' : total.toFixed(1)}
          </td>
        )}
      </tr>
    </tfoot>
  );
}
