import type { LearnerTask } from '@lemma/contracts';
import { Card } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { progressOf, type SectionOfTasks } from './class-progress.ts';
import { ProgressLine } from '../ProgressLine.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ClassProgress.module.css';

const Row = part(Card, css.row);

interface ClassProgressProps {
  tasks: readonly LearnerTask[];
  sections: readonly SectionOfTasks[];
}

/** The learner's progress in the class, in figures and by section. */
export function ClassProgress({ tasks, sections }: ClassProgressProps) {
  const { done, average, missed } = progressOf(tasks);
  const facts = [
    {
      label: t(m.doneHead),
      value: (
        <>
          {done} <small>{t(m.ofTasks, { count: tasks.length })}</small>
        </>
      ),
    },
    {
      label: t(m.average),
      value:
        average === undefined ? (
          '–'
        ) : (
          <>
            {average} <small>%</small>
          </>
        ),
    },
    { label: t(m.missed), value: missed },
  ];
  const scored = sections.filter((section) => section.average !== undefined && section.name !== '').slice(0, 4);
  return (
    <Row aria-label={t(m.yourProgress)}>
      <Facts facts={facts} />
      {scored.length > 0 && (
        <ul>
          {scored.map((section) => (
            <li key={section.id}>
              <b title={section.name}>{section.name}</b>
              <ProgressLine share={(section.average ?? 0) / 100} />
              <span>{section.average} %</span>
            </li>
          ))}
        </ul>
      )}
    </Row>
  );
}
