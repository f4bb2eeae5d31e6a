import { styled } from '@mui/material/styles';
import type { feedbackContext } from './feedback-context.ts';

const Details = styled('details')(({ theme }) => ({
  fontSize: 14,
  lineHeight: '20px',
  color: theme.vars.palette.text.secondary,
  '& summary': { cursor: 'pointer' },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4px 16px', paddingTop: 8 },
  '& dl > div': { display: 'contents' },
  '& dt': { fontWeight: 600, color: theme.vars.palette.lemma.ink3 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** Shows the data about the page and the browser that is sent along. */
export function WhatGoesAlong({ context }: { context: ReturnType<typeof feedbackContext> }) {
  const rows = [
    ['Page', context.pageUrl],
    ['Browser', context.userAgent],
    ['Version', context.version],
    ...Object.entries(context.extras),
  ] as const;
  return (
    <Details>
      <summary>What goes along with it</summary>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Details>
  );
}
