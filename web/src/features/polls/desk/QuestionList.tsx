import { orderPollQuestions, type PollControl, type PollQuestion } from '@lemma/contracts';
import { ChevronDown, ChevronUp, EllipsisVertical } from 'lucide-react';
import { useSubmit } from '../../../api/use-submit.ts';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { ActionMenu } from '../../../ui/menus/ActionMenu.tsx';
import { DragHandle } from '../../../ui/reordering/DragHandle.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { useReorderDrag } from '../../../ui/reordering/use-reorder-drag.ts';
import { questionFacts } from './question-form.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './QuestionList.module.css';

const List = part('ol', css.list);

interface QuestionListProps {
  control: PollControl;
  chosen: string | undefined;
  onChoose: (questionId: string) => void;
  onDone: (control: PollControl) => void;
}

/** The session's questions in their order; dragged, or moved by the menu of each. */
export function QuestionList({ control, chosen, onChoose, onDone }: QuestionListProps) {
  const { submit } = useSubmit(orderPollQuestions, []);
  const { questions } = control;
  const move = async (from: number, to: number) => {
    const ids = questions.map((question) => question.id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined || to < 0 || to > ids.length) return;
    ids.splice(to, 0, moved);
    const done = await submit({ params: { pollId: control.id }, body: { questionIds: ids } });
    if (done) onDone(done);
  };
  if (questions.length === 0) {
    return <EmptyState>{t(m.noQuestionsYetType)}</EmptyState>;
  }
  return (
    <List aria-label={t(m.questions)}>
      {questions.map((question, index) => (
        <QuestionRow
          key={question.id}
          list={control.id}
          question={question}
          index={index}
          isLast={index === questions.length - 1}
          isChosen={question.id === chosen}
          isOnWall={question.id === control.current?.questionId}
          onChoose={() => onChoose(question.id)}
          onMove={(to) => void move(index, to)}
        />
      ))}
    </List>
  );
}

interface QuestionRowProps {
  list: string;
  question: PollQuestion;
  index: number;
  isLast: boolean;
  isChosen: boolean;
  isOnWall: boolean;
  onChoose: () => void;
  onMove: (to: number) => void;
}

function QuestionRow({ list, question, index, isLast, isChosen, isOnWall, onChoose, onMove }: QuestionRowProps) {
  const { row, handle, marks } = useReorderDrag<HTMLLIElement>(list, index, onMove);
  const asked = question.round === 0 ? '' : t(m.answered, { answered: question.answered });
  return (
    <li ref={row} {...marks} data-chosen={isChosen || undefined}>
      <button type="button" className={css.open} aria-current={isChosen || undefined} onClick={onChoose}>
        <span className={css.number}>{index + 1}</span>
        <span>
          <strong>
            {question.view.prompt === '' ? t(m.onBlackboard) : <MathText inline source={question.view.prompt} />}
          </strong>
          <small>
            {questionFacts(question)}
            {asked}
            {isOnWall ? t(m.onWall) : ''}
          </small>
        </span>
      </button>
      <ActionMenu
        label={t(m.moveQuestion, { number: index + 1 })}
        iconOnly
        size="small"
        variant="text"
        icon={<EllipsisVertical aria-hidden size={18} />}
        items={[
          {
            key: 'up',
            label: t(m.moveUp),
            icon: <ChevronUp aria-hidden size={18} />,
            disabled: index === 0,
            onSelect: () => onMove(index - 1),
          },
          {
            key: 'down',
            label: t(m.moveDown),
            icon: <ChevronDown aria-hidden size={18} />,
            disabled: isLast,
            onSelect: () => onMove(index + 1),
          },
        ]}
      />
      <DragHandle handle={handle} />
    </li>
  );
}
