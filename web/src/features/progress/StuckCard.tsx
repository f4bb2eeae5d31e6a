import type { Stuck } from './stuck.ts';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { PersonBadge } from '../../frame/PersonBadge.tsx';
import { paths } from '../../paths.ts';
import { Card, CardHead } from '../../ui/Card.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  padding: 10,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 48,
    padding: '8px 10px',
    borderRadius: 8,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { background: theme.vars.palette.lemma.sunken },
  '& strong': { display: 'block', fontSize: 15, lineHeight: '20px', fontWeight: 600 },
  '& small': { fontSize: 13, lineHeight: '18px', color: theme.vars.palette.text.secondary },
}));

interface StuckCardProps {
  stuck: readonly Stuck[];
  classId: string;
  taskId: string;
}

/**
 * Learners who have tried a question three times or more without getting it right, or have gone quiet, with links to
 * their answers.
 */
export function StuckCard({ stuck, classId, taskId }: StuckCardProps) {
  return (
    <Card aria-labelledby="stuck-head">
      <CardHead title="Stuck" id="stuck-head">
        <HeadNote>three tries or five quiet minutes</HeadNote>
      </CardHead>
      <List>
        {stuck.map(({ learner, words }) => (
          <li key={learner.memberId}>
            <Link to={paths.learnerReview(classId, learner.memberId, taskId)}>
              <PersonBadge person={learner} />
              <span>
                <strong>
                  {learner.firstName} {learner.lastName}
                </strong>
                <small>{words}</small>
              </span>
            </Link>
          </li>
        ))}
      </List>
    </Card>
  );
}
