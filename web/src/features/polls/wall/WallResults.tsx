import type { PollRoundResults, PollWall } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { choiceLetter } from '../../../maths/ChoiceList.tsx';
import { Formula } from '../../../maths/Formula.tsx';
import { MathText } from '../../../maths/MathText.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { GroupName } from '../GroupBars.tsx';
import { wholeAttribute } from './use-fit.ts';
import { u } from './wall-unit.ts';

type Asked = NonNullable<PollWall['question']>;

const Rows = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: u(20),
  '& li': {
    display: 'grid',
    gridTemplateColumns: `${u(72)} minmax(0, 1fr) minmax(0, 2.6fr) ${u(200)}`,
    alignItems: 'center',
    gap: u(28),
    fontSize: u(40),
    lineHeight: 1.25,
  },
  '&.long li': { gridTemplateColumns: `${u(72)} minmax(0, 1.2fr) minmax(0, 1fr) ${u(200)}` },
  '&.typed li': { gridTemplateColumns: `${u(120)} minmax(0, 1.25fr) minmax(0, 1.15fr)` },
  '& .square': {
    display: 'grid',
    placeItems: 'center',
    width: u(72),
    height: u(72),
    borderRadius: u(12),
    background: theme.vars.palette.lemma.primarySoft,
    color: theme.vars.palette.primary.main,
    fontWeight: 650,
  },
  '& .number': { textAlign: 'right', fontWeight: 650, fontSize: u(46), fontVariantNumeric: 'tabular-nums' },
  '& .what': { minWidth: 0, overflow: 'hidden', overflowWrap: 'anywhere' },
  '& .what > b': { marginRight: u(20), fontWeight: 650 },
  '& .what small': { display: 'block', fontSize: u(28), color: theme.vars.palette.text.secondary },
  '& .bar': { height: u(72), borderRadius: u(12), overflow: 'hidden', background: theme.vars.palette.divider },
  '& .bar > i': {
    display: 'block',
    height: '100%',
    borderRadius: u(12),
    background: theme.vars.palette.primary.light,
    transition: 'width 150ms',
  },
  '& .share': { fontWeight: 650, fontSize: u(46), fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .share small': { fontSize: u(30), fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& li.right .square': { background: theme.vars.palette.success.main, color: theme.vars.palette.success.contrastText },
  '& li.right .bar > i': { background: theme.vars.palette.success.main },
  '& li.right .what small': { color: theme.vars.palette.lemma.okText, fontWeight: 600 },
  '@media (prefers-reduced-motion: reduce)': { '& .bar > i': { transition: 'none' } },
}));

const Cloud = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${u(8)} ${u(40)}`,
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  '& li': { minWidth: 0, maxWidth: '100%' },
  '& li:nth-of-type(3n)': { color: theme.vars.palette.secondary.main },
  '& li:nth-of-type(4n)': { color: theme.vars.palette.text.primary },
}));

/** Answers of one round as everybody may see them. */
export function WallResults({ question, results }: { question: Asked; results: PollRoundResults }) {
  if (question.view.kind === 'cloud') return <WordCloud results={results} />;
  return question.view.choices.length > 0 ? (
    <ChoiceRows question={question} results={results} />
  ) : (
    <TypedRows results={results} />
  );
}

/** A choice of more signs than this gets as much room as its bar. */
const longText = 28;

const percent = (part: number, whole: number): number => Math.round((100 * part) / Math.max(1, whole));

function ChoiceRows({ question, results }: { question: Asked; results: PollRoundResults }) {
  const isLong = question.view.choices.some((choice) => choice.text.length > longText);
  return (
    <Rows aria-label="Results" className={isLong ? 'long' : undefined}>
      {question.view.choices.map((choice, place) => {
        const votes = results.groups.find((group) => group.key === choice.key)?.count ?? 0;
        const isRight = question.key?.choices.includes(choice.key) ?? false;
        const share = percent(votes, results.answered);
        return (
          <li key={choice.key} className={isRight ? 'right' : undefined}>
            <span className="square">
              {isRight ? <Check aria-hidden size="1em" /> : choiceLetter(place)}
              {isRight ? <VisuallyHidden>right: {choiceLetter(place)}</VisuallyHidden> : null}
            </span>
            <span className="what" {...wholeAttribute}>
              {isRight ? <b aria-hidden="true">{choiceLetter(place)}</b> : null}
              {question.view.kind === 'letters' ? null : <MathText inline source={choice.text} />}
            </span>
            <span className="bar" aria-hidden="true">
              <i style={{ width: `${share}%` }} />
            </span>
            <span className="share">
              {share} % <small>{votes}</small>
            </span>
          </li>
        );
      })}
    </Rows>
  );
}

function TypedRows({ results }: { results: PollRoundResults }) {
  const most = Math.max(1, ...results.groups.map((group) => group.count));
  const { others } = results;
  return (
    <Rows className="typed" aria-label="Results, equal answers together">
      {results.groups.map((group) => (
        <li key={group.key} className={group.isRight === true ? 'right' : undefined}>
          <span className="number">{group.count}</span>
          <span className="what" {...wholeAttribute}>
            <GroupName group={group} isChoice={false} />
            <small>
              {group.isRight === true ? (
                <>
                  <Check aria-hidden size="1em" /> Right.{' '}
                </>
              ) : (
                group.error
              )}
              <AlsoWritten spellings={group.spellings} />
            </small>
          </span>
          <span className="bar" aria-hidden="true">
            <i style={{ width: `${(100 * group.count) / most}%` }} />
          </span>
        </li>
      ))}
      {others.answers === 0 ? null : (
        <li>
          <span className="number">{others.answers}</span>
          <span className="what">
            {others.groups === 1 ? '1 other' : `${others.groups} others`}
            {others.answers === others.groups ? <small>each written once</small> : null}
          </span>
          <span className="bar" aria-hidden="true">
            <i style={{ width: `${(100 * others.answers) / Math.max(most, others.answers)}%` }} />
          </span>
        </li>
      )}
    </Rows>
  );
}

const mostSpellings = 2;

function AlsoWritten({ spellings }: { spellings: PollRoundResults['groups'][number]['spellings'] }) {
  if (spellings.length === 0) return null;
  return (
    <>
      {' '}
      Also written{' '}
      {spellings.slice(0, mostSpellings).map((spelling, index) => (
        <span key={spelling.latex + spelling.text}>
          {index === 0 ? '' : ', '}
          {spelling.latex === '' ? spelling.text : <Formula latex={spelling.latex} />}
        </span>
      ))}
    </>
  );
}

const smallest = 46;
const largest = 150;

/** Words as large as they are frequent; in the alphabet, so that they do not jump. */
function WordCloud({ results }: { results: PollRoundResults }) {
  const most = Math.max(1, ...results.groups.map((group) => group.count));
  const words = [...results.groups].sort((a, b) => a.text.localeCompare(b.text));
  return (
    <Cloud aria-label="Word cloud">
      {words.map((word) => (
        <li
          key={word.key}
          style={{ fontSize: u(smallest + (largest - smallest) * Math.sqrt((word.count - 1) / Math.max(1, most - 1))) }}
        >
          {word.text}
          <VisuallyHidden> ({word.count})</VisuallyHidden>
        </li>
      ))}
    </Cloud>
  );
}
