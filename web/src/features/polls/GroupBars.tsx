import type { PollQuestionView, PollRoundResults } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { count } from '../../dates.ts';
import { Formula } from '../../maths/typesetting/Formula.tsx';
import { MathText } from '../../maths/typesetting/MathText.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { resultKinds } from './kinds/result-kinds.ts';
import { WideContent } from './WideContent.tsx';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& li': { display: 'grid', gap: 4 },
  '& .head': { display: 'flex', alignItems: 'baseline', gap: 10, minWidth: 0 },
  '& .letter': { fontWeight: 650, color: theme.vars.palette.primary.main },
  '& .what': { minWidth: 0, flex: 1, overflowWrap: 'anywhere' },
  '& .count': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .error': { fontSize: 14, lineHeight: '20px', color: theme.vars.palette.text.secondary },
  '& .bar': { height: 12, borderRadius: 4, background: theme.vars.palette.lemma.sunken, overflow: 'hidden' },
  '& .bar > i': {
    display: 'block',
    height: '100%',
    minWidth: 2,
    borderRadius: 4,
    background: theme.vars.palette.primary.main,
    transition: 'width 150ms',
  },
  '& li.right .bar > i': { background: theme.vars.palette.success.main },
  '& li.right .what': { fontWeight: 600 },
  '& .sign': { color: theme.vars.palette.lemma.okText },
  '@media (prefers-reduced-motion: reduce)': { '& .bar > i': { transition: 'none' } },
}));

const Counted = styled('p')(({ theme }) => ({
  marginBottom: 8,
  fontSize: 14,
  color: theme.vars.palette.text.secondary,
}));

interface GroupBarsProps {
  results: PollRoundResults;
  view: PollQuestionView;
  /** Once the key is shown. */
  rightChoices: readonly string[];
}

/** Equal answers as bars, each with its share; what is right has a sign as well as a colour. */
export function GroupBars({ results, view, rightChoices }: GroupBarsProps) {
  const { choices } = view;
  const { mark, countOf, Figures } = resultKinds[view.kind];
  const total = Math.max(1, results.answered);
  const others = results.others.answers;
  return (
    <>
      {countOf === undefined ? null : <Counted>Bars: {countOf}</Counted>}
      <List aria-label={`Results of ${count(results.answered, 'answer')}`}>
        {results.groups.map((group) => {
          const place = choices.findIndex((choice) => choice.key === group.key);
          const isRight = group.isRight === true || rightChoices.includes(group.key);
          const share = Math.round((100 * group.count) / total);
          return (
            <li key={group.key} className={isRight ? 'right' : undefined}>
              <div className="head">
                {place < 0 ? null : <span className="letter">{mark(place, group.key)}</span>}
                <WideContent className="what">
                  <GroupName group={group} isChoice={place >= 0} />
                </WideContent>
                {isRight ? (
                  <span className="sign">
                    <Check aria-hidden />
                    <VisuallyHidden>right</VisuallyHidden>
                  </span>
                ) : null}
                <span className="count">
                  {group.count} · {share} %
                </span>
              </div>
              <div className="bar" aria-hidden="true">
                <i style={{ width: `${share}%` }} />
              </div>
              {group.error === '' ? null : <p className="error">{group.error}</p>}
            </li>
          );
        })}
        {others === 0 ? null : (
          <li>
            <div className="head">
              <span className="what">Others</span>
              <span className="count">
                {others} · {Math.round((100 * others) / total)} %
              </span>
            </div>
          </li>
        )}
      </List>
      {Figures === undefined || results.measures === null ? null : <Figures view={view} measures={results.measures} />}
    </>
  );
}

/** A choice is its author's Markdown; words of the hall stay as they were typed. */
export function GroupName({ group, isChoice }: { group: PollRoundResults['groups'][number]; isChoice: boolean }) {
  if (group.latex !== '') return <Formula latex={group.latex} />;
  return isChoice ? <MathText inline source={group.text} /> : <>{group.text}</>;
}
