import { answerTypes } from '@lemma/math/document';
import { use, useRef, type ReactElement } from 'react';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { Checkbox, Labelled } from '../../../../ui/input/Toggles.tsx';
import { IconButton } from '../../../../ui/pressing/IconButton.tsx';
import { Tooltip } from '../../../../ui/tooltip/Tooltip.tsx';
import { Plus, X } from 'lucide-react';
import { DragHandle } from '../../../../ui/reordering/DragHandle.tsx';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { useReorderDrag } from '../../../../ui/reordering/use-reorder-drag.ts';
import { moved } from '../../draft/exercise-draft.ts';
import { withOneMore, type ChoiceDraft, type PartDraft } from '../../draft/part-draft.ts';
import { RowList } from '../FieldGrid.tsx';
import { FigureToolsContext } from '../figures/figure-tools.ts';
import { reorderKeys } from '../rows/reorder-keys.ts';
import { SourceField } from '../source/SourceField.tsx';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ChoiceRows.module.css';
import editorLayoutCss from '../EditorLayout.module.css';

const Row = part('li', css.row);

const correctness = [
  { value: 'yes', label: t(m.rightWord) },
  { value: 'when', label: t(m.rightIf) },
  { value: 'no', label: t(m.wrongWord) },
] as const;

interface ChoiceRowsProps {
  part: PartDraft;
  change: (change: Partial<PartDraft>) => void;
  /** A later part is marked with this one's answer, so that each choice has to stand for a value. */
  isFollowed: boolean;
}

/** The choices of a part with which of them are right, always or under a condition in the variables. */
export function ChoiceRows({ part, change, isFollowed }: ChoiceRowsProps): ReactElement {
  const changeChoice = (id: string, fields: Partial<ChoiceDraft>): void =>
    change({ choices: part.choices.map((choice) => (choice.id === id ? { ...choice, ...fields } : choice)) });
  const setCorrect = (id: string, correct: ChoiceDraft['correct']): void => {
    // Of one choice only one is right: the others give way.
    const single = part.answerType === answerTypes.oneChoice && correct === 'yes';
    change({
      choices: part.choices.map((choice) => {
        if (choice.id === id) return { ...choice, correct };
        return single && choice.correct === 'yes' ? { ...choice, correct: 'no' } : choice;
      }),
    });
  };
  return (
    <>
      <RowList aria-label={t(m.choices)}>
        {part.choices.map((choice, index) => (
          <ChoiceRow
            key={choice.id}
            choice={choice}
            hasValue={isFollowed || choice.value !== ''}
            hasThing={part.chosenOn !== ''}
            number={index + 1}
            list={t(m.choicesOf, { name: part.name })}
            onMoveTo={(to) => change({ choices: moved(part.choices, index, to) })}
            change={(fields) => changeChoice(choice.id, fields)}
            onCorrect={(correct) => setCorrect(choice.id, correct)}
            onRemove={
              part.choices.length > 1
                ? () => change({ choices: part.choices.filter((other) => other.id !== choice.id) })
                : undefined
            }
          />
        ))}
      </RowList>
      <div className={css.line}>
        <Button
          className={editorLayoutCss.adds}
          size="small"
          variant="text"
          startIcon={<Plus aria-hidden />}
          onClick={() => change(withOneMore(part))}
        >
          {t(m.choiceWord)}
        </Button>
        <Labelled
          control={<Checkbox checked={part.shuffle} onChange={(_, shuffle) => change({ shuffle })} />}
          label={t(m.anotherOrder)}
        />
        {part.answerType === answerTypes.severalChoices ? (
          <Labelled
            control={
              <Checkbox checked={part.partialCredit} onChange={(_, partialCredit) => change({ partialCredit })} />
            }
            label={t(m.shareForEach)}
          />
        ) : null}
      </div>
    </>
  );
}

interface ChoiceRowProps {
  choice: ChoiceDraft;
  hasValue: boolean;
  /** It is a thing of a figure. */
  hasThing: boolean;
  number: number;
  /** The choices among which it moves. */
  list: string;
  onMoveTo: (index: number) => void;
  change: (fields: Partial<ChoiceDraft>) => void;
  onCorrect: (correct: ChoiceDraft['correct']) => void;
  /** Undefined for the last one that is left. */
  onRemove: (() => void) | undefined;
}

function ChoiceRow(props: ChoiceRowProps): ReactElement {
  const { choice, hasValue, hasThing, number, change, onCorrect, onRemove, onMoveTo } = props;
  const { row, handle, marks } = useReorderDrag<HTMLLIElement>(props.list, number - 1, onMoveTo);
  const tools = use(FigureToolsContext);
  const text = useRef<HTMLInputElement>(null);
  return (
    <Row ref={row} {...marks} onKeyDown={reorderKeys((by) => onMoveTo(number - 1 + by))}>
      <div className={css.grip}>
        <DragHandle handle={handle} />
      </div>
      <TextField
        label={t(m.choiceNumber, { number })}
        value={choice.text}
        onChange={(typed) => change({ text: typed })}
        onBlur={() => tools?.leave({ choiceId: choice.id }, text.current?.selectionEnd ?? choice.text.length)}
        inputRef={text}
        placeholder="$x = {{a}}$"
        maxLength={2000}
      />
      <SelectField label={t(m.choiceIs)} value={choice.correct} options={correctness} onChange={onCorrect} />
      <div className={css.feedback}>
        <TextField
          label={t(m.feedback)}
          value={choice.feedback}
          onChange={(feedback) => change({ feedback })}
          maxLength={2000}
        />
      </div>
      {onRemove === undefined ? null : (
        <Tooltip title={t(m.removeChoice, { number })}>
          <IconButton className={css.remove} aria-label={t(m.removeChoice, { number })} onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        </Tooltip>
      )}
      {choice.correct === 'when' ? (
        <div className={css.condition}>
          <SourceField
            label={t(m.choiceRightIf, { number })}
            value={choice.condition}
            onChange={(condition) => change({ condition })}
            placeholder="a > b"
          />
        </div>
      ) : null}
      {hasThing ? (
        <div className={css.condition}>
          <TextField
            label={t(m.choiceOnFigure, { number })}
            value={choice.thing}
            onChange={(thing) => change({ thing })}
            placeholder="f"
            maxLength={60}
          />
        </div>
      ) : null}
      {hasValue ? (
        <div className={css.condition}>
          <SourceField
            label={t(m.choiceStandsFor, { number })}
            value={choice.value}
            onChange={(value) => change({ value })}
            placeholder="2 a"
          />
        </div>
      ) : null}
    </Row>
  );
}
