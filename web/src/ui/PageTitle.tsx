import type { ReactElement, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: 24,
  [theme.breakpoints.down('sm')]: { marginBottom: 16 },
  '& nav': { fontSize: 14, lineHeight: '20px', marginBottom: 4 },
  '& ol': { display: 'flex', flexWrap: 'wrap' },
  '& li + li::before': { content: '"/"', margin: '0 6px', color: theme.vars.palette.lemma.ink3 },
  '& nav a': { color: theme.vars.palette.text.secondary, textDecoration: 'none' },
  '& nav a:hover': { textDecoration: 'underline' },
  '& h1': { ...theme.typography.h1, overflowWrap: 'anywhere' },
  '& .line': { color: theme.vars.palette.text.secondary },
  '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
}));

interface PageTitleProps {
  title: ReactNode;
  /** Where the page belongs, outermost first. */
  trail?: readonly { readonly label: string; readonly to: string }[];
  /** One line under the title. */
  children?: ReactNode;
  /** The page's actions; the primary one last. */
  actions?: ReactNode;
}

/** Head of a page: where it belongs, its one `h1`, a line about it, its actions. */
export function PageTitle({ title, trail, children, actions }: PageTitleProps): ReactElement {
  return (
    <Head>
      <div style={{ minWidth: 0 }}>
        {trail === undefined ? null : (
          <nav aria-label="Where this is">
            <ol>
              {trail.map((step) => (
                <li key={step.to}>
                  <Link to={step.to}>{step.label}</Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1>{title}</h1>
        {children === undefined ? null : <div className="line">{children}</div>}
      </div>
      {actions === undefined ? null : <div className="actions">{actions}</div>}
    </Head>
  );
}
