import { WifiOff } from 'lucide-react';
import { timeWords } from '../../../dates.ts';
import type { WaitingResponse } from '../keeping/outbox.ts';
import { useKeptWhere } from '../keeping/use-kept-where.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './OfflineBand.module.css';

const Band = part('section', css.band);

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
    <Band aria-label={t(m.connection)}>
      <div>
        <WifiOff aria-hidden />
        <div>
          <output>
            {waiting.length === 0
              ? t(m.offlineTypedIsKept, { where })
              : t(m.offlineAnswersAreKept, { count: waiting.length, where })}
          </output>{' '}
          {t(isUp ? m.sentLaterLeavePageOpen : m.sentLaterKeepWorking, { count: waiting.length })}
          {waiting.length > 0 && (
            <details>
              <summary>{t(m.whatIsWaiting)}</summary>
              <ul>
                {waiting.map((response) => (
                  <li key={response.id}>
                    {t(m.questionAnsweredAt, {
                      time: timeWords(response.givenAt),
                      number: positionOf(response.itemId),
                    })}
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
