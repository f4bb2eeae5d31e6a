import { memo, type ReactElement } from 'react';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { Chip } from '../../../../ui/Chip.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { isChoiceType } from '@lemma/math/document';
import { Card, CardBody, CardHead } from '../../../../ui/Card.tsx';
import { DragHandle } from '../../../../ui/reordering/DragHandle.tsx';
import { useReorderDrag } from '../../../../ui/reordering/use-reorder-drag.ts';
import { Note } from '../../../../ui/messages/Note.tsx';
import { withOneMore, type PartDraft } from '../../draft/part-draft.ts';
import { answerTypeWords } from '../../answer-types/index.ts';
import { AnswerRows } from './AnswerRows.tsx';
import { ChoiceRows } from './ChoiceRows.tsx';
import { MarkingFields } from './MarkingFields.tsx';
import { reorderKeys } from '../rows/reorder-keys.ts';
import { moveActions } from '../rows/row-actions.tsx';
import { RowMenu } from '../rows/RowMenu.tsx';
import { errorAt, problemsAt, type Problems } from '../problems.ts';
import { sameCard } from '../same-card.ts';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './PartCard.module.css';
import editorLayoutCss from '../EditorLayout.module.css';

const Movable = part(Card, css.movable);

interface PartCardProps {
  part: PartDraft;
  number: number;
  change: (change: Partial<PartDraft>) => void;
  onRemove: () => void;
  isLast: boolean;
  /** Gets the index of its new place. */
  onMoveTo: (index: number) => void;
  problems: Problems;
  earlierParts: readonly PartDraft[];
  /** A later part is marked with the answer to this one. */
  isFollowed: boolean;
  variables: readonly string[];
}

/** One answer part: its type, what is accepted, how it is marked. */
export const PartCard = memo(function PartCard(props: PartCardProps): ReactElement {
  const { part, number, change, problems } = props;
  const id = `part-${part.name}-head`;
  const place = `parts.${part.name}`;
  const warnings = problemsAt(problems, place).filter((problem) => problem.severity === 'warning');
  const error = errorAt(problems, place);
  const index = number - 1;
  const { row, handle, marks } = useReorderDrag<HTMLElement>('parts', index, props.onMoveTo);
  return (
    <Movable ref={row} {...marks} aria-labelledby={id} onKeyDown={reorderKeys((by) => props.onMoveTo(index + by))}>
      <CardHead
        before={<DragHandle handle={handle} />}
        title={t(m.partNumber, { number })}
        id={id}
        actions={
          <>
            {isChoiceType(part.answerType) ? null : (
              <Button
                className={editorLayoutCss.adds}
                size="small"
                variant="text"
                startIcon={<Plus aria-hidden />}
                onClick={() => change(withOneMore(part))}
              >
                {t(m.alternativeAnswer)}
              </Button>
            )}
            <PartMenu {...props} />
          </>
        }
      >
        <Chip color="success" label={answerTypeWords(part.answerType)} />
      </CardHead>
      <CardBody className={css.stack}>
        {isChoiceType(part.answerType) ? (
          <>
            {error === undefined ? null : <Note tone="wrong">{error}</Note>}
            <ChoiceRows part={part} change={change} isFollowed={props.isFollowed} />
          </>
        ) : (
          <AnswerRows part={part} change={change} error={error} />
        )}
        <MarkingFields part={part} change={change} earlierParts={props.earlierParts} variables={props.variables} />
        {warnings.map((warning) => (
          <Note key={warning.message} tone="warning">
            {warning.message}
          </Note>
        ))}
      </CardBody>
    </Movable>
  );
}, sameCard());

function PartMenu({ number, isLast, onMoveTo, onRemove }: PartCardProps): ReactElement {
  const actions = [
    ...moveActions({ index: number - 1, isLast, onMoveTo }),
    { key: 'remove', label: t(m.removePart, { number }), icon: <Trash2 aria-hidden />, onSelect: onRemove, off: false },
  ];
  return <RowMenu label={t(m.moreForPart, { number })} actions={actions} />;
}
