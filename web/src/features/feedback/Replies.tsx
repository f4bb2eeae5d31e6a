import type { FeedbackItem } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import { serverNow } from '../../api/clock/server-clock.ts';
import { dueWords } from '../../dates.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& li': { paddingLeft: 12, borderLeft: `3px solid ${theme.vars.palette.lemma.primaryLine}` },
  '& small': { display: 'block', fontSize: 13, lineHeight: '18px', color: theme.vars.palette.lemma.ink3 },
  '& p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

/** The answers to one message, oldest first. */
export function Replies({ replies }: { replies: FeedbackItem['replies'] }) {
  const now = serverNow();
  if (replies.length === 0) return null;
  return (
    <List aria-label="Answers">
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
