import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { paths } from '../../paths.ts';
import { isPrivileged } from '../../session/permissions.ts';
import { useSession } from '../../session/session-context.ts';
import { PollCodeForm } from './PollCodeForm.tsx';

export const PollColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  maxWidth: 424,
  marginInline: 'auto',
  paddingTop: 20,
  [theme.breakpoints.down('sm')]: { paddingTop: 4, gap: 20 },
  '& h1': { ...theme.typography.h1, overflowWrap: 'anywhere' },
  '& p.lead': { color: theme.vars.palette.text.secondary },
}));

/** R09: where one types the code from the wall. */
export function FindPollPage() {
  const { user } = useSession();
  return (
    <PageFrame title="Answer a poll">
      <PollColumn>
        <header>
          <h1>Answer a poll</h1>
          <p className="lead">Type the code from the wall. You need no account.</p>
        </header>
        <PollCodeForm label="Poll code" />
        {isPrivileged(user) ? (
          <div>
            <Button component={Link} to={paths.polls} variant="soft">
              Your poll sessions
            </Button>
          </div>
        ) : null}
      </PollColumn>
    </PageFrame>
  );
}
