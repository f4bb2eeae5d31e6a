import { WifiOff } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { count, timeWords } from '../../../dates.ts';
import type { WaitingResponse } from '../keeping/outbox.ts';
import { useKeptWhere } from '../keeping/use-kept-where.ts';

const Band = styled('section')(({ theme }) => ({
  background: theme.vars.palette.lemma.warnSoft,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  fontSize: 15,
  lineHeight: '22px',
  '& > div': { display: 'flex', gap: 12, maxWidth: 768, marginInline: 'auto', padding: '12px 24px' },
  '& svg.lucide': { flex: 'none', marginTop: 2, width: 20, height: 20, color: theme.vars.palette.lemma.warnText },
  '& output': { display: 'block', fontWeight: 600 },
  '& summary': { marginTop: 4, fontSize: 14, fontWeight: 600, cursor: 'pointer' },
  '& li': { fontSize: 14, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: { '& > div': { padding: '12px 16px' } },
}));

interface OfflineBandProps {
  waiting: readonly WaitingResponse[];
  /** The number of the question that a response belongs to. */
  positionOf: (itemId: string) => number;
  /** The time was up meanwhile. */
  isUp: boolean;
}

/** Under the bar while the server cannot be reached: what is kept and what happens with it. */
export function OfflineBand({ waiting, positionOf, isUp }: OfflineBandProps) {
  const { where } = useKeptWhere();
  return (
    <Band aria-label="Connection">
      <div>
        <WifiOff aria-hidden />
        <div>
          <output>
            You are offline.{' '}
            {waiting.length === 0
              ? `What you type is kept ${where}.`
              : `${count(waiting.length, 'answer')} ${waiting.length === 1 ? 'is' : 'are'} kept ${where}.`}
          </output>
          {waiting.length > 1 ? 'They are sent by themselves' : 'It is sent by itself'} when the network is back.{' '}
          {isUp ? 'The time is up. Leave this page open until it is sent.' : 'Keep working.'}
          {waiting.length > 0 && (
            <details>
              <summary>What is waiting</summary>
              <ul>
                {waiting.map((response) => (
                  <li key={response.id}>
                    {timeWords(response.givenAt)} · Question {positionOf(response.itemId)}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </Band>
  );
}
