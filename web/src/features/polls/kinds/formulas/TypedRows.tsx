import type { PollRoundResults } from '@lemma/contracts';
import { Check } from 'lucide-react';
import { Formula } from '../../../../maths/typesetting/Formula.tsx';
import { GroupName } from '../../GroupBars.tsx';
import { wholeAttribute } from '../../wall/use-fit.ts';
import { WallRows } from '../../wall/WallRows.ts';
import type { WallResultsProps } from '../wall-kind.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import wallRowsCss from '../../wall/WallRows.module.css';

/** Typed answers, equal ones together, the most frequent first. */
export function TypedRows({ results }: WallResultsProps) {
  const most = Math.max(1, ...results.groups.map((group) => group.count));
  const { others } = results;
  return (
    <WallRows className={wallRowsCss.typed} aria-label={t(m.resultsEqualAnswersTogether)}>
      {results.groups.map((group) => (
        <li key={group.key} className={group.isRight === true ? wallRowsCss.right : undefined}>
          <span className={wallRowsCss.number}>{group.count}</span>
          <span className={wallRowsCss.what} {...wholeAttribute}>
            <GroupName group={group} isChoice={false} />
            <small>
              {group.isRight === true ? (
                <>
                  <Check aria-hidden size="1em" /> {t(m.right)}{' '}
                </>
              ) : (
                sentence(group.error)
              )}
              <AlsoWritten spellings={group.spellings} />
            </small>
          </span>
          <span className={wallRowsCss.bar} aria-hidden="true">
            <i style={{ '--share': `${(100 * group.count) / most}%` }} />
          </span>
        </li>
      ))}
      {others.answers === 0 ? null : (
        <li>
          <span className={wallRowsCss.number}>{others.answers}</span>
          <span className={wallRowsCss.what}>
            {t(m.others, { groups: others.groups })}
            {others.answers === others.groups ? <small>{t(m.eachWrittenOnce)}</small> : null}
          </span>
          <span className={wallRowsCss.bar} aria-hidden="true">
            <i style={{ '--share': `${(100 * others.answers) / Math.max(most, others.answers)}%` }} />
          </span>
        </li>
      )}
    </WallRows>
  );
}

/** Authors name errors with and without a full stop; another sentence follows here. */
const sentence = (words: string): string => (words === '' || /[.!?…]$/.test(words) ? words : `${words}.`);

const mostSpellings = 2;

function AlsoWritten({ spellings }: { spellings: PollRoundResults['groups'][number]['spellings'] }) {
  if (spellings.length === 0) return null;
  return (
    <>
      {' '}
      {t(m.alsoWritten)}{' '}
      {spellings.slice(0, mostSpellings).map((spelling, index) => (
        <span key={spelling.latex + spelling.text}>
          {index === 0 ? '' : ', '}
          {spelling.latex === '' ? spelling.text : <Formula latex={spelling.latex} />}
        </span>
      ))}
    </>
  );
}
