import { WifiOff } from 'lucide-react';
import { count, timeWords } from '../../../dates.ts';
import type { WaitingResponse } from '../keeping/outbox.ts';
import { useKeptWhere } from '../keeping/use-kept-where.ts';
import { part } from '../../../ui/part.ts';
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
