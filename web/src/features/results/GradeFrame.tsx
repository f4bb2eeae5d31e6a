import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import { figure, type GradeTask } from './grade-table.ts';
import { heatGrounds } from './heat.tsx';

/** The box that scrolls; the page around it never does so sideways. */
export const GradeBox = styled('section')(({ theme }) => ({
  position: 'relative',
  maxHeight: 'max(360px, calc(100dvh - 300px))',
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  background: theme.vars.palette.background.paper,
  scrollbarWidth: 'thin',
  [theme.breakpoints.down('sm')]: {
    margin: '0 -16px',
    border: 0,
    borderBlock: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 0,
    maxHeight: 'max(420px, calc(100dvh - 220px))',
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
    maxWidth: 132,
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
  '& thead small': { display: 'block', fontSize: 13, fontWeight: 400, color: theme.vars.palette.lemma.ink3 },
  '& thead .name': { zIndex: 3 },
});

const nameStyles = (theme: Theme) => ({
  '& .name': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    minWidth: 200,
    maxWidth: 260,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    textAlign: 'left',
    fontWeight: 600,
    paddingLeft: 16,
    borderColor: theme.vars.palette.divider,
  },
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
  '& tfoot .name': { zIndex: 2 },
});

/** Names of two lines with the total beside them, heads turned upright. */
const phoneStyles = (theme: Theme) => ({
  '& th, & td': { height: 47, padding: '0 4px' },
  '& td': { minWidth: 44, width: 44 },
  '& .name': { minWidth: 136, maxWidth: 136, padding: '0 8px 0 16px' },
  '& .name > span': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 6 },
  '& .name > span > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: '17px' },
  '& .name small': { display: 'block', fontSize: 13, fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& thead th': { height: 112, padding: '6px 0' },
  '& thead button': { writingMode: 'vertical-rl', transform: 'rotate(180deg)', maxWidth: 'none', maxHeight: 96 },
  '& thead .name': { padding: '6px 8px 6px 16px' },
  '& thead .name button': { writingMode: 'horizontal-tb', transform: 'none' },
});

export const GradeTable = styled('table')(({ theme }) => ({
  minWidth: '100%',
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
  '& td': { minWidth: 76 },
  '& td[data-has]': { cursor: 'pointer' },
  '& td:focus': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '& .none': { color: theme.vars.palette.lemma.ink3 },
  '& .total': {
    textAlign: 'right',
    fontWeight: 650,
    paddingRight: 16,
    borderBottomColor: theme.vars.palette.divider,
  },
  ...footStyles(theme),
  ...heatGrounds(theme),
  '& .space td': { padding: 0, border: 0, minWidth: 0 },
  [theme.breakpoints.down('sm')]: phoneStyles(theme),
}));

interface GradeFootProps {
  tasks: readonly GradeTask[];
  averages: { readonly tasks: readonly (number | undefined)[]; readonly total: number | undefined };
  unit: 'percent' | 'points';
  isPhone: boolean;
}

/** The averages of the learners shown. */
export function GradeFoot({ tasks, averages, unit, isPhone }: GradeFootProps) {
  const words = (value: number | undefined, points: number | undefined): string => {
    if (value === undefined) return '–';
    return unit === 'percent' || points === undefined ? String(Math.round(value)) : figure((value * points) / 100);
  };
  return (
    <tfoot>
      <tr>
        <th scope="row" className="name">
          {isPhone ? (
            <span>
              Average<b>{words(averages.total, undefined)}</b>
            </span>
          ) : (
            'Average'
          )}
        </th>
        {tasks.map((task, index) => (
          <td key={task.id}>{words(averages.tasks[index], task.points)}</td>
        ))}
        {isPhone ? null : (
          <td className="total">{averages.total === undefined ? '–' : `${figure(averages.total)} %`}</td>
        )}
      </tr>
    </tfoot>
  );
}
