import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { u } from '../../wall/wall-unit.ts';
import type { WallResultsProps } from '../wall-kind.ts';

const Cloud = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${u(8)} ${u(40)}`,
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  '& li': { minWidth: 0, maxWidth: '100%' },
  '& li:nth-of-type(3n)': { color: theme.vars.palette.secondary.main },
  '& li:nth-of-type(4n)': { color: theme.vars.palette.text.primary },
}));

const smallest = 46;
const largest = 150;

/** Words as large as they are frequent; in the alphabet, so that they do not jump. */
export function WordCloud({ results }: WallResultsProps) {
  const most = Math.max(1, ...results.groups.map((group) => group.count));
  const words = [...results.groups].sort((a, b) => a.text.localeCompare(b.text));
  return (
    <Cloud aria-label="Word cloud">
      {words.map((word) => (
        <li
          key={word.key}
          style={{ fontSize: u(smallest + (largest - smallest) * Math.sqrt((word.count - 1) / Math.max(1, most - 1))) }}
        >
          {word.text}
          <VisuallyHidden> ({word.count})</VisuallyHidden>
        </li>
      ))}
    </Cloud>
  );
}
