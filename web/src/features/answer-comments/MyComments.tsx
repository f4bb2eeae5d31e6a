import { listMyAnswerComments } from '@lemma/contracts';
import { memo } from 'react';
import { useRead } from '../../api/use-read.ts';
import { later } from '../../ui/later.tsx';
import type { CommentNotesProps } from './CommentNotes.tsx';

const CommentNotes = later(async () => (await import('./CommentNotes.tsx')).CommentNotes);

/** Comments of teachers on the learner's answers to this question; most questions have none. */
export const MyComments = memo(function MyComments({ attempt, item }: Omit<CommentNotesProps, 'comments'>) {
  const read = useRead(listMyAnswerComments, attempt.resultsVisible ? { attemptId: attempt.id } : null, {
    revalidateOnFocus: false,
  });
  const own = (read.data ?? []).filter(({ itemId }) => itemId === item.id);
  return own.length === 0 ? null : <CommentNotes attempt={attempt} item={item} comments={own} />;
});
