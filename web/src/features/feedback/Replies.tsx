import type { FeedbackItem } from '@lemma/contracts';
import { serverNow } from '../../api/clock/server-clock.ts';
import { dueWords } from '../../dates.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './Replies.module.css';

const List = part('ul', css.list);

/** The answers to one message, oldest first. */
export function Replies({ replies }: { replies: FeedbackItem['replies'] }) {
  const now = serverNow();
  if (replies.length === 0) return null;
  return (
    <List aria-label={t(m.answers)}>
      {replies.map((reply) => (
        <li key={reply.id}>
          <small>
            {reply.author}, {dueWords(reply.at, now)}
          </small>
          <p>{reply.message}</p>
        </li>
      ))}
    </List>
  );
}
