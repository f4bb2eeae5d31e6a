import type { PollQuestionView, PollRoundResults } from '@lemma/contracts';
import { Check } from 'lucide-react';
import { count } from '../../dates.ts';
import { Formula } from '../../maths/typesetting/Formula.tsx';
import { MathText } from '../../maths/typesetting/MathText.tsx';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { resultKinds } from './kinds/result-kinds.ts';
import { WideContent } from './WideContent.tsx';
import { part } from '../../ui/part.ts';
import css from './GroupBars.module.css';

const List = part('ol', css.list);

const Counted = part('p', css.counted);

interface GroupBarsProps {
  results: PollRoundResults;
  view: PollQuestionView;
  /** Once the key is shown. */
  rightChoices: readonly string[];
}

/** Equal answers as bars, each with its share; what is right has a sign as well as a colour. */
export function GroupBars({ results, view, rightChoices }: GroupBarsProps) {
  const { choices } = view;
  const { mark, countOf, figuresFirst = false, Figures, Picture } = resultKinds[view.kind];
  const total = Math.max(1, results.answered);
  const others = results.others.answers;
  const figures =
    Figures === undefined || results.measures === null ? null : <Figures view={view} measures={results.measures} />;
  return (
    <>
      {Picture === undefined || results.groups.length === 0 ? null : <Picture results={results} />}
      {figuresFirst ? figures : null}
      {countOf === undefined ? null : <Counted>Bars: {countOf}</Counted>}
      <List aria-label={`Results of ${count(results.answered, 'answer')}`}>
        {results.groups.map((group) => {
          const place = choices.findIndex((choice) => choice.key === group.key);
          const isRight = group.isRight === true || rightChoices.includes(group.key);
          const share = Math.round((100 * group.count) / total);
          return (
            <li key={group.key} className={isRight ? css.right : undefined}>
              <div className={css.head}>
                {place < 0 ? null : <span className={css.letter}>{mark(place, group.key)}</span>}
                <WideContent className={css.what}>
                  <GroupName group={group} isChoice={place >= 0} />
                </WideContent>
                {isRight ? (
                  <span className={css.sign}>
                    <Check aria-hidden />
                    <VisuallyHidden>right</VisuallyHidden>
                  </span>
                ) : null}
                <span className={css.count}>
                  {group.count} · {share} %
                </span>
              </div>
              <div className={css.bar} aria-hidden="true">
                <i style={{ '--share': `${share}%` }} />
              </div>
              {group.error === '' ? null : <p className={css.error}>{group.error}</p>}
            </li>
          );
        })}
        {others === 0 ? null : (
          <li>
            <div className={css.head}>
              <span className={css.what}>{results.waiting === results.others.groups ? 'Not shown yet' : 'Others'}</span>
              <span className={css.count}>
                {others} · {Math.round((100 * others) / total)} %
              </span>
            </div>
          </li>
        )}
      </List>
      {figuresFirst ? null : figures}
    </>
  );
}

/** A choice is its author's Markdown; words of the hall stay as they were typed. */
export function GroupName({ group, isChoice }: { group: PollRoundResults['groups'][number]; isChoice: boolean }) {
  if (group.latex !== '') return <Formula latex={group.latex} />;
  return isChoice ? <MathText inline source={group.text} /> : <>{group.text}</>;
}
