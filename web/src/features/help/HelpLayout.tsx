import type { ReactNode } from 'react';
import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths.ts';
import { useSite } from '../../site.ts';
import { Card, CardBody } from '../../ui/Card.tsx';
import { useFeedbackDialog } from '../feedback/use-feedback-dialog.tsx';
import { groupsOf, type Topic } from './topics.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 32,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
  '& > aside': { display: 'grid', gap: 16 },
  '& aside h2': { fontSize: 16, lineHeight: '24px', fontWeight: 650, marginBottom: 4 },
  '& aside p': { fontSize: 14, lineHeight: '20px', color: theme.vars.palette.text.secondary },
  '@media print': { display: 'block', '& > aside, & .no-print': { display: 'none' } },
}));

const Groups = styled('ul')(({ theme }) => ({
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    padding: '6px 0',
    fontSize: 15,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    [theme.breakpoints.down('sm')]: { padding: '10px 0' },
  },
  '& a:hover': { textDecoration: 'underline' },
  '& small': { fontSize: 13, color: theme.vars.palette.lemma.ink3, fontVariantNumeric: 'tabular-nums' },
}));

/** The address of a group on the help's first page. */
export const groupId = (group: string): string => group.toLowerCase().replaceAll(' ', '-');

interface HelpLayoutProps {
  topics: readonly Topic[];
  children: ReactNode;
}

/** Shows its children on the left; on the right the groups of topics and where to write when nothing fits. */
export function HelpLayout({ topics, children }: HelpLayoutProps) {
  const site = useSite();
  const feedback = useFeedbackDialog();
  return (
    <Columns>
      <div>{children}</div>
      <aside>
        <Card as="nav" aria-labelledby="help-groups">
          <CardBody>
            <h2 id="help-groups">Topics</h2>
            <Groups>
              {groupsOf(topics).map(([group, members]) => (
                <li key={group}>
                  <Link to={`${paths.help}#${groupId(group)}`}>
                    {group} <small>{members.length}</small>
                  </Link>
                </li>
              ))}
            </Groups>
          </CardBody>
        </Card>
        <Card aria-labelledby="help-contact">
          <CardBody>
            <h2 id="help-contact">Not found?</h2>
            {site !== undefined && (
              <p>
                Write to <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>. Say which page you were on.
              </p>
            )}
            <Button variant="soft" onClick={feedback.open} sx={{ marginTop: '12px' }}>
              Send feedback
            </Button>
            {feedback.dialog}
          </CardBody>
        </Card>
      </aside>
    </Columns>
  );
}
