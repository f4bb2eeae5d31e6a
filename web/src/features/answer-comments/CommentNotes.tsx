import type { Attempt, AttemptItem, MyAnswerComment } from '@lemma/contracts';
import { isMathsType } from '@lemma/math/document';
import { MessageSquareText } from 'lucide-react';
import { serverNow } from '../../api/clock/server-clock.ts';
import { momentWords } from '../../dates.ts';
import { Note } from '../../ui/messages/Note.tsx';
import { part } from '../../ui/part.ts';
import { TypedMaths } from '../results/review/TypedMaths.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './MyComments.module.css';

const Spaced = part('div', css.spaced);

export interface CommentNotesProps {
  attempt: Pick<Attempt, 'id' | 'number' | 'resultsVisible'>;
  item: AttemptItem;
  comments: readonly MyAnswerComment[];
}

/** Comments, each with the answer that it is about. */
export function CommentNotes({ attempt, item, comments }: CommentNotesProps) {
  return (
    <Spaced>
      {comments.map((comment) => (
        <Note
          key={comment.id}
          tone="information"
          icon={<MessageSquareText aria-hidden />}
          title={`${comment.author === '' ? t(m.yourTeacher) : comment.author}, ${momentWords(comment.createdAt, serverNow())}`}
        >
          <p className={css.text}>{comment.text}</p>
          <AboutAnswer comment={comment} attempt={attempt} item={item} />
        </Note>
      ))}
    </Spaced>
  );
}

type AboutAnswerProps = Omit<CommentNotesProps, 'comments'> & { comment: MyAnswerComment };

/** The answer that was given then; choices carry keys that only their own variant explains, so they are left out. */
function AboutAnswer({ comment, attempt, item }: AboutAnswerProps) {
  const typed = comment.answers.filter(
    ({ part: name, value }) =>
      value !== '' && item.variant.parts.some((one) => one.name === name && isMathsType(one.answerType)),
  );
  const where = [
    comment.attemptNumber === attempt.number ? '' : t(m.inAttempt, { attemptNumber: comment.attemptNumber }),
    comment.variantNumber > 1 ? t(m.variant, { variantNumber: comment.variantNumber }) : '',
  ].filter((words) => words !== '');
  if (typed.length === 0 && where.length === 0) return null;
  return (
    <span className={css.about}>
      {t(m.aboutAnswer)}{' '}
      {typed.map(({ part: name, value }, index) => (
        <span key={name}>
          {index === 0 ? '' : ', '}
          <TypedMaths source={value} />
        </span>
      ))}
      {where.length === 0 ? '' : ` (${where.join(', ')})`}
    </span>
  );
}
