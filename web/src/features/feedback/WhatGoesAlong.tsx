import type { feedbackContext } from './feedback-context.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './WhatGoesAlong.module.css';

const Details = part('details', css.details);

/** Shows the data about the page and the browser that is sent along. */
export function WhatGoesAlong({ context }: { context: ReturnType<typeof feedbackContext> }) {
  const rows = [
    [t(m.page), context.pageUrl],
    [t(m.browser), context.userAgent],
    [t(m.version), context.version],
    ...Object.entries(context.extras),
  ] as const;
  return (
    <Details>
      <summary>{t(m.whatGoesAlongWith)}</summary>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Details>
  );
}
