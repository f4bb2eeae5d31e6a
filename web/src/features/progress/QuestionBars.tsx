import type { TaskProgress } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import { Card, CardHead } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const Legend = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  display: 'flex',
  gap: 12,
  fontSize: 13,
  lineHeight: '18px',
  color: theme.vars.palette.text.secondary,
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 5 },
  '& i': { width: 12, height: 12, borderRadius: 3 },
  '& .right': { background: theme.vars.palette.primary.main },
  '& .trying': { background: theme.vars.palette.lemma.heat0 },
  '& .not': { background: theme.vars.palette.divider },
}));

const List = styled('ol')(({ theme }) => ({
  padding: '8px 0',
  '& button': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(90px, .5fr) minmax(0, 1fr)',
    gap: 12,
    alignItems: 'center',
    width: '100%',
    minHeight: 44,
    padding: '6px 20px',
    border: 0,
    borderLeft: '3px solid transparent',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: 15,
    lineHeight: '20px',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& button:hover': { background: theme.vars.palette.lemma.sunken },
  '& button:focus-visible': { outlineOffset: -2 },
  '& button[aria-pressed=true]': {
    background: theme.vars.palette.lemma.primarySoft,
    borderLeftColor: theme.vars.palette.primary.main,
  },
  '& .number': { fontWeight: 600, color: theme.vars.palette.lemma.ink3, fontVariantNumeric: 'tabular-nums' },
  '& .bar': {
    display: 'flex',
    gap: 2,
    height: 24,
    borderRadius: 5,
    overflow: 'hidden',
    fontSize: 13,
    fontWeight: 600,
    lineHeight: '24px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .bar > span': { minWidth: 18, flexBasis: 0, overflow: 'hidden' },
  '& .right': { background: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
  '& .trying': { background: theme.vars.palette.lemma.heat0, color: theme.vars.palette.text.primary },
  '& .not': { background: theme.vars.palette.lemma.sunken, color: theme.vars.palette.lemma.ink3 },
  [theme.breakpoints.down('sm')]: {
    '& button': { gridTemplateColumns: '20px minmax(0, 1fr)', padding: '8px 13px' },
    '& .bar': { gridColumn: '1 / -1' },
  },
}));

type Item = TaskProgress['items'][number];

const kinds = [
  { key: 'right', words: 'right' },
  { key: 'trying', words: 'trying' },
  { key: 'notYet', words: 'not there yet' },
] as const;
const classOf = { right: 'right', trying: 'trying', notYet: 'not' } as const;

interface QuestionBarsProps {
  items: readonly Item[];
  /** Place of the question that the learners are shown for, from 0. */
  chosen: number | undefined;
  onChoose: (index: number | undefined) => void;
}

/** How many have each question right, are trying, or are not there yet; a press shows who. */
export function QuestionBars({ items, chosen, onChoose }: QuestionBarsProps) {
  return (
    <Card aria-labelledby="questions-head">
      <CardHead title="By question" id="questions-head">
        <Legend>
          {kinds.map(({ key, words }) => (
            <span key={key}>
              <i className={classOf[key]} aria-hidden="true" />
              {words}
            </span>
          ))}
        </Legend>
      </CardHead>
      {items.length === 0 ? (
        <EmptyState>This task has no exercises.</EmptyState>
      ) : (
        <List>
          {items.map((item, index) => (
            <li key={item.id}>
              <button
                type="button"
                aria-pressed={chosen === index}
                onClick={() => onChoose(chosen === index ? undefined : index)}
              >
                <span className="number">{index + 1}</span>
                <span>
                  {item.title}
                  <VisuallyHidden>
                    : {item.right} right, {item.trying} trying, {item.notYet} not there yet
                  </VisuallyHidden>
                </span>
                <span className="bar" aria-hidden="true">
                  {kinds.map(({ key }) =>
                    item[key] === 0 ? null : (
                      <span key={key} className={classOf[key]} style={{ flexGrow: item[key] }}>
                        {item[key]}
                      </span>
                    ),
                  )}
                </span>
              </button>
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}
