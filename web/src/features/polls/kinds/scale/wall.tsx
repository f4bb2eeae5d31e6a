import type { PollQuestionView } from '@lemma/contracts';
import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import { wholeAttribute } from '../../wall/use-fit.ts';
import { percent } from '../../wall/WallRows.ts';
import type { WallKind, WallResultsProps } from '../wall-kind.ts';
import { scaleWords } from './results.tsx';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './wall.module.css';

export const scale: WallKind = { Asked: AskedScale, Results: ScaleColumns };

const Line = part('div', css.line);

function AskedScale({ view }: { view: PollQuestionView }) {
  return (
    <Line>
      <ol>
        {view.choices.map(({ key }) => (
          <li key={key}>
            <span className={css.point}>{key}</span>
          </li>
        ))}
      </ol>
      <Ends view={view} />
    </Line>
  );
}

/** The words at both ends of the scale. */
function Ends({ view: { choices } }: { view: PollQuestionView }) {
  return (
    <div className={css.ends} {...wholeAttribute}>
      <MathText inline source={choices[0]?.text ?? ''} />
      <MathText inline source={choices.at(-1)?.text ?? ''} />
    </div>
  );
}

/** How many chose each point, as columns over the scale, with mean and median. */
function ScaleColumns({ question: { view }, results }: WallResultsProps) {
  const most = Math.max(1, ...results.groups.map(({ count }) => count));
  return (
    <Line>
      <ol aria-label={t(m.results)}>
        {results.groups.map(({ key, count }) => (
          <li key={key}>
            <small>
              {percent(count, results.answered)} % ({count})
            </small>
            <span className={css.column} aria-hidden="true">
              <i style={{ '--share': `${(100 * count) / most}%` }} />
            </span>
            <b>{key}</b>
          </li>
        ))}
      </ol>
      <Ends view={view} />
      {results.measures?.kind === 'scale' ? <p className={css.mean}>{scaleWords(results.measures)}</p> : null}
    </Line>
  );
}
