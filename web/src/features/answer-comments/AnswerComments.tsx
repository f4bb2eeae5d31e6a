import { commentOnAnswer, listAnswerComments, removeAnswerComment, type AnswerComment } from '@lemma/contracts';
import { useRef, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import { v7 as newId } from 'uuid';
import { call } from '../../api/call.ts';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { momentWords } from '../../dates.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Note } from '../../ui/messages/Note.tsx';
import { part } from '../../ui/part.ts';
import { useClassAct } from '../classrooms/use-class-act.ts';
import css from './AnswerComments.module.css';

const List = part('ul', css.list);

const Form = part('form', css.form);

const Actions = part('div', css.actions);

export interface CommentedAnswer {
  readonly classId: string;
  readonly memberId: string;
  readonly taskId: string;
  readonly responseId: string;
}

interface CommentsProps {
  answer: CommentedAnswer;
}

function useComments({ classId, memberId, taskId }: CommentedAnswer) {
  return useRead(listAnswerComments, { classId, memberId, taskId }, { revalidateOnFocus: false });
}

/** The comments on one answer, for those who teach the class. */
export function AnswerComments({ answer }: CommentsProps) {
  const read = useComments(answer);
  const act = useClassAct();
  const own = (read.data ?? []).filter(({ responseId }) => responseId === answer.responseId);
  const remove = async (comment: AnswerComment): Promise<void> => {
    const params = { classId: answer.classId, commentId: comment.id };
    if (await act(() => call(removeAnswerComment, { params }), 'The comment is removed.')) await read.mutate();
  };
  if (own.length === 0) return null;
  return (
    <List aria-label="Comments">
      {own.map((comment) => (
        <li key={comment.id}>
          <div>
            <p>{comment.text}</p>
            <small>
              {[comment.author, momentWords(comment.createdAt, serverNow()), comment.isVisible ? '' : waits]
                .filter((words) => words !== '')
                .join(' · ')}
            </small>
          </div>
          {comment.mayRemove ? (
            <Button size="small" variant="text" onClick={() => void remove(comment)}>
              Remove
            </Button>
          ) : null}
        </li>
      ))}
    </List>
  );
}

const waits = 'the learner sees it with the results';

/** A field for one more comment on an answer. */
export function CommentForm({ answer, onClose }: CommentsProps & { onClose: () => void }) {
  const [text, setText] = useState('');
  const id = useRef(newId());
  const read = useComments(answer);
  const submission = useSubmit(commentOnAnswer, ['text']);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { classId, responseId } = answer;
    const params = { classId, responseId };
    const made = await submission.submit({ params, body: { id: id.current, text } });
    if (made === undefined) return;
    await read.mutate([...(read.data ?? []), made], { revalidate: false });
    onClose();
  };
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      <TextField
        label="Your comment"
        value={text}
        onChange={(words) => {
          setText(words);
          submission.clear('text');
        }}
        error={submission.errors['text']}
        helper="The learner reads it beside this answer."
        maxLength={1000}
        multiline
        minRows={2}
        autoFocus
      />
      {submission.formError === undefined ? null : <Note tone="wrong" role="alert" title={submission.formError} />}
      <Actions>
        <Button type="submit" size="small" variant="contained" disabled={submission.isSending}>
          Send comment
        </Button>
        <Button size="small" variant="text" onClick={onClose}>
          Cancel
        </Button>
      </Actions>
    </Form>
  );
}
