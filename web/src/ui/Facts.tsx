import type { ReactElement, ReactNode } from 'react';
import { part } from './part.ts';
import css from './Facts.module.css';

const List = part('dl', css.list);

/** At most five figures with their labels. */
export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }): ReactElement {
  return (
    <List>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </List>
  );
}
