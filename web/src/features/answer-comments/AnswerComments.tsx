import { commentOnAnswer, listAnswerComments, removeAnswerComment, type AnswerComment } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { call } from '../../api/call.ts';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useForm } from '../../api/form/use-form.ts';
import { useRead } from '../../api/use-read.ts';
import { momentWords } from '../../dates.ts';
import { useUnsentMessage } from '../../session/unsent-messages.ts';
import { Form } from '../../ui/fields/Form.tsx';
import { FormProblem } from '../../ui/fields/FormProblem.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { part } from '../../ui/part.ts';
import { useClassAct } from '../classrooms/use-class-act.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './AnswerComments.module.css';

const List = part('ul', css.list);

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
    if (await act(() => call(removeAnswerComment, { params }), t(m.commentRemoved))) await read.mutate();
  };
  if (own.length === 0) return null;
  return (
    <List aria-label={t(m.comments)}>
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
              {t(m.remove)}
            </Button>
          ) : null}
        </li>
      ))}
    </List>
  );
}

const waits = t(m.seenWithResults);

/** The place of a comment that is being written. */
export const commentPlace = (responseId: string): string => `comment ${responseId}`;

/** A field for one more comment on an answer. */
export function CommentForm({ answer, onClose }: CommentsProps & { onClose: () => void }) {
  const { classId, responseId } = answer;
  const unsent = useUnsentMessage(commentPlace(responseId));
  const form = useForm({ text: unsent.text });
  const read = useComments(answer);
  const close = (): void => {
    unsent.clear();
    onClose();
  };
  const send = async (): Promise<void> => {
    const body = { id: unsent.id, text: form.values.text };
    const made = await form.submit(commentOnAnswer, { params: { classId, responseId }, body });
    if (made === undefined) return;
    await read.mutate([...(read.data ?? []), made], { revalidate: false });
    close();
  };
  return (
    <Form state={form} className={css.form} onSubmit={send}>
      <TextField
        label={t(m.yourComment)}
        {...form.field('text')}
        onChange={(text) => {
          form.change({ text });
          unsent.write(text);
        }}
        helper={t(m.readBesideAnswer)}
        maxLength={1000}
        multiline
        minRows={2}
        autoFocus
      />
      <FormProblem state={form} />
      <Actions>
        <Button type="submit" size="small" variant="contained" disabled={form.isSending}>
          {t(m.sendComment)}
        </Button>
        <Button size="small" variant="text" onClick={close}>
          {t(m.cancel)}
        </Button>
      </Actions>
    </Form>
  );
}
