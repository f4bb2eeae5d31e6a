import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';

/** The grounds of the five steps, orange through grey to indigo: distinct without red and green. */
export function heatGrounds(theme: Theme): Record<string, { background: string }> {
  const { heat0, heat1, heat2, heat3, heat4 } = theme.vars.palette.lemma;
  return Object.fromEntries(
    [heat0, heat1, heat2, heat3, heat4].map((ground, step) => [`& .heat${step}`, { background: ground }]),
  );
}

const Legend = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  fontSize: 13,
  lineHeight: '18px',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' },
  '& i': { width: 14, height: 14, borderRadius: 4 },
  ...heatGrounds(theme),
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const steps = ['below 40', '40–59', '60–74', '75–89', '90 and up'];

export function HeatLegend() {
  return (
    <Legend aria-label="Colours, in percent">
      {steps.map((words, step) => (
        <li key={words}>
          <i className={`heat${step}`} aria-hidden="true" />
          {words}
        </li>
      ))}
    </Legend>
  );
}
