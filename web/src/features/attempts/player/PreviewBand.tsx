import type { Attempt } from '@lemma/contracts';
import { Eye } from 'lucide-react';
import { styled } from '@mui/material/styles';

const Band = styled('section')(({ theme }) => ({
  background: theme.vars.palette.lemma.secondarySoft,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  fontSize: 15,
  lineHeight: '22px',
  '& > p': {
    display: 'flex',
    gap: 12,
    maxWidth: 768,
    marginInline: 'auto',
    padding: '12px 24px',
    [theme.breakpoints.down('sm')]: { padding: '12px 16px' },
  },
  '& svg.lucide': { flex: 'none', marginTop: 2, width: 20, height: 20, color: theme.vars.palette.lemma.secondaryText },
}));

/** Over a preview: whose view it is, and that nothing is kept. */
export function PreviewBand({ kind }: { kind: Attempt['kind'] }) {
  return (
    <Band aria-label="Preview">
      <p>
        <Eye aria-hidden />
        <span>
          <b>Preview as {kind}.</b> Answers are checked as for a learner. Nothing is recorded.
        </span>
      </p>
    </Band>
  );
}
