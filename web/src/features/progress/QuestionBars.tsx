import type { TaskProgress } from '@lemma/contracts';
import { Card, CardHead } from '../../ui/Card.tsx';
import { PressRows } from '../../ui/PressRows.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './QuestionBars.module.css';

const Legend = part('span', css.legend);

const List = part(PressRows, css.list);

type Item = TaskProgress['items'][number];

const kinds = [
  { key: 'right', words: t(m.rightWord), closedWords: t(m.rightWord) },
  { key: 'trying', words: t(m.trying), closedWords: t(m.notRight) },
  { key: 'notYet', words: t(m.notYet), closedWords: t(m.notReached) },
] as const;
const classOf = { right: css.right, trying: css.trying, notYet: css.not };

interface QuestionBarsProps {
  items: readonly Item[];
  /** The task has ended: no one is trying any longer. */
  isClosed: boolean;
  /** Place of the question that the learners are shown for, from 0. */
  chosen: number | undefined;
  onChoose: (index: number | undefined) => void;
}

/** How many have each question right, are trying, or are not there yet; a press shows who. */
export function QuestionBars({ items, isClosed, chosen, onChoose }: QuestionBarsProps) {
  return (
    <Card aria-labelledby="questions-head">
      <CardHead title={t(m.byQuestion)} id="questions-head">
        <Legend>
          {kinds.map(({ key, words, closedWords }) => (
            <span key={key}>
              <i className={classOf[key]} aria-hidden="true" />
              {isClosed ? closedWords : words}
            </span>
          ))}
        </Legend>
      </CardHead>
      {items.length === 0 ? (
        <EmptyState>{t(m.taskNoExercises)}</EmptyState>
      ) : (
        <List>
          {items.map((item, index) => (
            <li key={item.id}>
              <button
                type="button"
                aria-pressed={chosen === index}
                onClick={() => onChoose(chosen === index ? undefined : index)}
              >
                <span className={css.number}>{index + 1}</span>
                <span>
                  {item.title}
                  <VisuallyHidden>
                    {t(isClosed ? m.rightNotRightNotReached : m.rightTryingNotYet, {
                      right: item.right,
                      trying: item.trying,
                      notYet: item.notYet,
                    })}
                  </VisuallyHidden>
                </span>
                <span className={css.bar} aria-hidden="true">
                  {kinds.map(({ key }) =>
                    item[key] === 0 ? null : (
                      <span key={key} className={classOf[key]} style={{ '--count': item[key] }}>
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
