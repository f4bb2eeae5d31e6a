import type { LearnerTask } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import { Card } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { progressOf, type SectionOfTasks } from './class-progress.ts';
import { ProgressLine } from '../ProgressLine.tsx';

const Row = styled(Card)(({ theme }) => ({
  display: 'flex',
  gap: 40,
  padding: 20,
  [theme.breakpoints.down('sm')]: { padding: 16 },
  '& ul': {
    flex: 1,
    display: 'flex',
    gap: 28,
    paddingLeft: 40,
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.down('md')]: { display: 'none' },
  },
  '& li': { flex: 1, minWidth: 0, maxWidth: 320, fontSize: 13, lineHeight: '18px' },
  '& li b': {
    display: 'block',
    fontWeight: 600,
    marginBottom: 8,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.lemma.ink3,
  },
  '& li > span:last-of-type': { display: 'block', marginTop: 8, color: theme.vars.palette.text.secondary },
}));

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
