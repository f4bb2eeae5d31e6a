import type { ReactNode } from 'react';
import { Link } from '../routing/Link.tsx';
import { part } from '../ui/part.ts';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';
import css from './PageHeader.module.css';

const Header = part('div', css.header);

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
  /** A menu of rare actions, beside the title. */
  menu?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page: what it is, where it belongs, its primary action. */
export function PageHeader({ title, lead, above, menu, actions }: PageHeaderProps) {
  return (
    <Header>
      <div>
        {above !== undefined && <Trail steps={'to' in above ? [above] : above} />}
        {menu === undefined ? (
          <h1>{title}</h1>
        ) : (
          <div className={css.title}>
            <h1>{title}</h1>
            {menu}
          </div>
        )}
        {lead !== undefined && <div className={css.lead}>{lead}</div>}
      </div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </Header>
  );
}

function Trail({ steps }: { steps: readonly Step[] }) {
  return (
    <nav aria-label={t(m.whereThisIs)}>
      <ol>
        {steps.map((step) => (
          <li key={step.to}>
            <Link className={css.above} to={step.to}>
              {step.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
