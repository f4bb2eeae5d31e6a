import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from '@mui/material/styles';

const Header = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 24,
  [theme.breakpoints.down('sm')]: { marginBottom: 16 },
  '& > div': { minWidth: 0 },
  '& h1': { ...theme.typography.h1, overflowWrap: 'anywhere' },
  '& .lead': { color: theme.vars.palette.text.secondary },
  '& ol': { display: 'flex', flexWrap: 'wrap', fontSize: 14, lineHeight: '20px', marginBottom: 2 },
  '& li + li::before': { content: '"/"', margin: '0 6px', color: theme.vars.palette.lemma.ink3 },
  '& .above': {
    display: 'inline-block',
    paddingBlock: 2,
    fontSize: 14,
    lineHeight: '20px',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
  },
  '& a.above:hover': { textDecoration: 'underline' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
}));

interface Step {
  readonly label: string;
  readonly to: string;
}

interface PageHeaderProps {
  title: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  /** The page above this one, or all of them, outermost first. */
  above?: Step | readonly Step[];
  actions?: ReactNode;
}

/** The head of a page: what it is, where it belongs, its primary action. */
export function PageHeader({ title, lead, above, actions }: PageHeaderProps) {
  return (
    <Header>
      <div>
        {above !== undefined && <Trail steps={'to' in above ? [above] : above} />}
        <h1>{title}</h1>
        {lead !== undefined && <div className="lead">{lead}</div>}
      </div>
      {actions !== undefined && <div className="actions">{actions}</div>}
    </Header>
  );
}

function Trail({ steps }: { steps: readonly Step[] }) {
  return (
    <nav aria-label="Where this is">
      <ol>
        {steps.map((step) => (
          <li key={step.to}>
            <Link className="above" to={step.to}>
              {step.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
