import { memo, useState, type ReactElement } from 'react';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { Plus, X } from 'lucide-react';
import { Card, CardHead } from '../../../../ui/Card.tsx';
import { DragHandle } from '../../../../ui/reordering/DragHandle.tsx';
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx';
import { useReorderDrag } from '../../../../ui/reordering/use-reorder-drag.ts';
import { moved, type ExerciseDraft } from '../../draft/exercise-draft.ts';
import { rowId } from '../../draft/row-id.ts';
import { errorAt, type Problems } from '../problems.ts';
import { reorderKeys } from '../rows/reorder-keys.ts';
import { moveActions } from '../rows/row-actions.tsx';
import { RowTools } from '../rows/RowTools.tsx';
import { solutionText } from '../../draft/figures/caret.ts';
import { TextSource } from '../source/TextSource.tsx';
import type { ChangeDraft } from '../state/use-draft.ts';
import { sameCard } from '../same-card.ts';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './HintsCard.module.css';
import editorLayoutCss from '../EditorLayout.module.css';

const Row = part('li', css.row);

const noParts = (): undefined => undefined;
const mostHints = 10;

export const mayAddHint = ({ hints }: ExerciseDraft): boolean => hints.length < mostHints;

export const withNewHint = (draft: ExerciseDraft): ExerciseDraft => ({
  ...draft,
  hints: [...draft.hints, { id: rowId(), text: '' }],
});

interface HintsCardProps {
  draft: ExerciseDraft;
  change: ChangeDraft;
  problems: Problems;
  onNewVariable: () => string;
}

/** Hints in the order in which learners ask for them. */
export const HintsCard = memo(
  function HintsCard(props: HintsCardProps): ReactElement {
    const { draft, change } = props;
    const { hints } = draft;
    const [active, setActive] = useState<string>();
    const addButton = (
      <Button
        className={editorLayoutCss.adds}
        size="small"
        variant="text"
        startIcon={<Plus aria-hidden />}
        onClick={() => change(withNewHint)}
        disabled={!mayAddHint(draft)}
      >
        {t(m.hint)}
      </Button>
    );
    return (
      <Card aria-labelledby="hints-head">
        <CardHead title={t(m.hints)} id="hints-head" actions={addButton} />
        {hints.length === 0 ? (
          <EmptyState>{t(m.hintsMean)}</EmptyState>
        ) : (
          <ol>
            {hints.map((hint, index) => (
              <HintRow
                key={hint.id}
                {...props}
                hint={hint}
                index={index}
                isActive={active === hint.id}
                onActive={() => setActive(hint.id)}
              />
            ))}
          </ol>
        )}
      </Card>
    );
  },
  sameCard('hints', 'variables'),
);

interface HintRowProps extends HintsCardProps {
  hint: ExerciseDraft['hints'][number];
  index: number;
  /** It is the one that is written or was written last: only it shows its tools. */
  isActive: boolean;
  onActive: () => void;
}

function HintRow({ draft, change, problems, onNewVariable, hint, index, isActive, onActive }: HintRowProps) {
  const moveTo = (to: number): void => change((now) => ({ ...now, hints: moved(now.hints, index, to) }));
  const { row, handle, marks } = useReorderDrag<HTMLLIElement>('hints', index, moveTo);
  return (
    <Row ref={row} {...marks} onFocus={onActive} onKeyDown={reorderKeys((by) => moveTo(index + by))}>
      <span className={css.number}>
        <DragHandle handle={handle} />
        {index + 1}
      </span>
      <div className={css.text}>
        <TextSource
          label={t(m.hintNumber, { number: index + 1 })}
          text={{ kind: 'hint', number: index + 1 }}
          value={hint.text}
          lines={1}
          partNames={noParts}
          placeholder={t(m.hintExample)}
          error={errorAt(problems, `hints.${index}`)}
          variables={draft.variables.map((variable) => variable.name)}
          onNewVariable={onNewVariable}
          toolbar={isActive ? 'below' : 'hidden'}
          onChange={(text) =>
            change((now) => ({
              ...now,
              hints: now.hints.map((one) => (one.id === hint.id ? { ...one, text } : one)),
            }))
          }
        />
      </div>
      <HintTools
        index={index}
        count={draft.hints.length}
        onMove={moveTo}
        onRemove={() => change((now) => ({ ...now, hints: now.hints.filter((one) => one.id !== hint.id) }))}
      />
    </Row>
  );
}

interface HintToolsProps {
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function HintTools({ index, count, onMove, onRemove }: HintToolsProps): ReactElement {
  const number = index + 1;
  const actions = [
    ...moveActions({ name: `hint ${number}`, index, isLast: number === count, onMoveTo: onMove }),
    { key: 'remove', label: t(m.removeHint, { number }), icon: <X aria-hidden />, onSelect: onRemove, off: false },
  ];
  return (
    <div className={css.tools}>
      <RowTools actions={actions.filter(({ off }) => !off)} />
    </div>
  );
}

/** The worked solution, written with the variant's own numbers. */
export const SolutionCard = memo(
  function SolutionCard({ draft, change, problems, onNewVariable }: HintsCardProps): ReactElement {
    return (
      <Card aria-labelledby="solution-head">
        <CardHead title={t(m.solution)} id="solution-head" />
        <TextSource
          label={t(m.solution)}
          text={solutionText}
          value={draft.solution}
          onChange={(solution) => change({ solution })}
          partNames={noParts}
          variables={draft.variables.map((variable) => variable.name)}
          onNewVariable={onNewVariable}
          lines={4}
          placeholder={t(m.solutionExample, { example: '{{a}}' })}
          error={errorAt(problems, 'solution')}
        />
      </Card>
    );
  },
  sameCard('solution', 'variables'),
);
