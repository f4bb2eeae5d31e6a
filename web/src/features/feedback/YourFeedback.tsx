import { listMyFeedback, type FeedbackItem } from '@lemma/contracts';
import { MessageSquarePlus } from 'lucide-react';
import { Button } from '../../ui/pressing/Button.tsx';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { dueWords } from '../../dates.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { Card, CardBody, CardHead, CardRows } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { SkeletonText } from '../../ui/waiting/Skeleton.tsx';
import { SettingsSection } from '../people/settings/SettingsSection.tsx';
import { FeedbackKindChip, FeedbackStateChip } from './FeedbackChips.tsx';
import { Replies } from './Replies.tsx';
import { useFeedbackDialog } from './use-feedback-dialog.tsx';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './YourFeedback.module.css';

const Item = part('li', css.item);

/** The feedback that the signed-in person sent, with the answers: a section of the account page. */
export function YourFeedback() {
  const read = useRead(listMyFeedback, {});
  const { open, dialog } = useFeedbackDialog();
  return (
    <SettingsSection title={t(m.yourFeedback)} hint={t(m.whatYouWrote)}>
      <Card as="div">
        <CardHead
          title={t(m.messagesLabel)}
          component="h3"
          actions={
            <Button size="small" variant="soft" startIcon={<MessageSquarePlus aria-hidden />} onClick={open}>
              {t(m.sendFeedback)}
            </Button>
          }
        />
        <Loaded
          read={read}
          noun="list"
          skeleton={
            <CardBody>
              <SkeletonText label={t(m.loadingFeedback)} />
            </CardBody>
          }
        >
          {(items) =>
            items.length === 0 ? (
              <EmptyState>{t(m.tellUs)}</EmptyState>
            ) : (
              <CardRows>
                {items.map((item) => (
                  <Sent key={item.id} item={item} />
                ))}
              </CardRows>
            )
          }
        </Loaded>
      </Card>
      {dialog}
    </SettingsSection>
  );
}

function Sent({ item }: { item: FeedbackItem }) {
  return (
    <Item>
      <header>
        <h4>{item.subject}</h4>
        <FeedbackKindChip item={item} />
        <FeedbackStateChip state={item.state} />
        <time dateTime={item.createdAt}>{dueWords(item.createdAt, serverNow())}</time>
      </header>
      <p className={css.sent}>{item.message}</p>
      <Replies replies={item.replies} />
    </Item>
  );
}
