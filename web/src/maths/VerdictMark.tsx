import type { ReactElement } from 'react';
import { styled } from '@mui/material/styles';
import { Check, Circle, X } from 'lucide-react';
import type { BoxVerdict } from './answer-states.ts';

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  flex: 'none',
  marginInlineStart: 8,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 600,
  alignSelf: 'center',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  '&.right': { color: theme.vars.palette.lemma.okText },
  '&.wrong': { color: theme.vars.palette.lemma.errText },
  '&.partly': { color: theme.vars.palette.lemma.warnText },
}));

/** [V08] The verdict beside its box: a sign and a word, never colour alone. What cannot be read has its note instead. */
export function VerdictMark({ verdict }: { verdict: BoxVerdict | undefined }): ReactElement | null {
  if (verdict === undefined || verdict === 'invalid') return null;
  return (
    <Mark className={verdict} data-verdict-mark>
      {verdict === 'right' ? <Check aria-hidden /> : verdict === 'wrong' ? <X aria-hidden /> : <Circle aria-hidden />}
      {verdict === 'right' ? 'Great!' : verdict === 'wrong' ? 'Not yet' : 'Partly right'}
    </Mark>
  );
}
