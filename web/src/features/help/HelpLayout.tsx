import type { ReactNode } from 'react';
import { Link } from '../../routing/Link.tsx';
import { Button } from '../../ui/pressing/Button.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../site.ts';
import { Card, CardBody } from '../../ui/Card.tsx';
import { useFeedbackDialog } from '../feedback/use-feedback-dialog.tsx';
import { groupName, groupsOf, type Topic } from './topics.ts';
import { part } from '../../ui/part.ts';
import { Rich, t } from '../../words/say.tsx';
import { Anchor } from '../../words/tags.tsx';
import * as m from './messages.ts';
import css from './HelpLayout.module.css';

const Columns = part('div', css.columns);

const Groups = part('ul', css.groups);

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
            <h2 id="help-groups">{t(m.topics)}</h2>
            <Groups>
              {groupsOf(topics).map(([group, members]) => (
                <li key={group}>
                  <Link to={`${paths.help}#${groupId(group)}`}>
                    {groupName(group)} <small>{members.length}</small>
                  </Link>
                </li>
              ))}
            </Groups>
          </CardBody>
        </Card>
        <Card aria-labelledby="help-contact">
          <CardBody>
            <h2 id="help-contact">{t(m.notFound)}</h2>
            {site !== undefined && (
              <p>
                <Rich
                  of={m.writeTo}
                  values={{ address: site.contactEmail }}
                  tags={{ link: <Anchor href={`mailto:${site.contactEmail}`} /> }}
                />
              </p>
            )}
            <Button variant="soft" onClick={feedback.open} className={css.after}>
              {t(m.sendFeedback)}
            </Button>
            {feedback.dialog}
          </CardBody>
        </Card>
      </aside>
    </Columns>
  );
}
