import { apiBase, type HelpConversation, type HelpMessage } from '@lemma/contracts';
import type { ReactNode } from 'react';
import { Chip } from '../../../ui/Chip.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { dueInSentence, momentWords } from '../../../dates.ts';
import { PersonBadge } from '../../../frame/PersonBadge.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { useUser } from '../../../session/session-context.ts';
import { classes } from '../../../ui/classes.ts';
import { part } from '../../../ui/part.ts';
import { messageSource } from '../composer/message-source.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './MessageList.module.css';

const List = part('ol', css.list);

interface MessageListProps {
  conversation: HelpConversation;
  /** Beside the time of a message. */
  renderActions: (message: HelpMessage) => ReactNode;
}

/** The messages of a thread; new ones are read out as they come. */
export function MessageList({ conversation: { threadId, messages }, renderActions }: MessageListProps) {
  const user = useUser();
  return (
    <List aria-live="polite" aria-relevant="additions" aria-label={t(m.messagesLabel)}>
      {messages.map((message) => (
        <li key={message.id} className={classes(message.authorId === user?.uid && css.mine)}>
          <PersonBadge person={namesOf(message.authorName)} />
          <div className={css.message}>
            <div className={css.head}>
              <b>{message.authorName}</b>
              <span>· {whenWords(message.createdAt)}</span>
              {message.isHint ? <Chip variant="outlined" label={t(m.hintNow)} /> : null}
              {renderActions(message)}
            </div>
            <div className={css.bubble}>
              <MathText source={messageSource(message.text)} />
              <Pictures threadId={threadId} message={message} />
            </div>
          </div>
        </li>
      ))}
    </List>
  );
}

/** `Today, 16:41`, `Tue 24 Nov, 16:41` */
function whenWords(moment: string): string {
  const due = dueInSentence(moment, serverNow());
  return due.includes(',') ? due : momentWords(moment, serverNow());
}

function namesOf(name: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.at(-1) ?? '' };
}

function Pictures({ threadId, message }: { threadId: string; message: HelpMessage }) {
  if (message.pictures.length === 0) return null;
  return (
    <ul className={css.pictures} aria-label={t(m.pictures)}>
      {message.pictures.map(({ id, width, height }, index) => {
        const address = `${apiBase}/help-threads/${threadId}/pictures/${id}/`;
        const words = t(m.pictureBy, { number: index + 1, name: message.authorName });
        return (
          <li key={id}>
            <a href={address} target="_blank" rel="noreferrer">
              <img src={address} width={width} height={height} alt={words} loading="lazy" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
