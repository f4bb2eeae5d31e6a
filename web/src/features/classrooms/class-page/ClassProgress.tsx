import type { LearnerTask } from '@lemma/contracts';
import { Card } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { progressOf, type SectionOfTasks } from './class-progress.ts';
import { ProgressLine } from '../ProgressLine.tsx';
import { part } from '../../../ui/part.ts';
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
      label: 'Done',
      value: (
        <>
          {done} <small>of {tasks.length}</small>
        </>
      ),
    },
    {
      label: 'Average',
      value:
        average === undefined ? (
          '–'
        ) : (
          <>
            {average} <small>%</small>
          </>
        ),
    },
    { label: 'Missed', value: missed },
  ];
  const scored = sections.filter((section) => section.average !== undefined && section.name !== '').slice(0, 4);
  return (
    <Row aria-label="Your progress">
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
