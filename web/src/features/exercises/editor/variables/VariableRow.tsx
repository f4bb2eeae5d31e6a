import { isDrawn } from '@lemma/math/document';
import { useId, useState, type ReactElement } from 'react';
import { IconButton } from '../../../../ui/pressing/IconButton.tsx';
import { Tooltip } from '../../../../ui/tooltip/Tooltip.tsx';
import { Lock, LockOpen, Trash2 } from 'lucide-react';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { DragHandle } from '../../../../ui/reordering/DragHandle.tsx';
import { useReorderDrag } from '../../../../ui/reordering/use-reorder-drag.ts';
import { describeVariable, generatorRules, generators } from '../../draft/variables/generators.ts';
import type { VariableDraft } from '../../draft/variables/variable-draft.ts';
import { nameProblem, usesOf } from '../../draft/variables/variable-uses.ts';
import type { SampleValues } from '../../engine/messages.ts';
import { FieldGrid } from '../FieldGrid.tsx';
import { NameField } from '../rows/NameField.tsx';
import { reorderKeys } from '../rows/reorder-keys.ts';
import { moveActions, type RowAction } from '../rows/row-actions.tsx';
import { RowError, RowOpener } from '../rows/RowOpener.tsx';
import { RowTools } from '../rows/RowTools.tsx';
import { SampleFigures } from './SampleFigures.tsx';
import type { Locking } from '../state/use-locking.ts';
import { VariableFields } from './VariableFields.tsx';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './VariableRow.module.css';

const Row = part('li', css.row);

/** The name of a variable as it looks everywhere: an indigo, italic chip. */
export const VariableChip = part('span', css.variableChip);

interface VariableRowProps {
  variable: VariableDraft;
  samples: readonly SampleValues[];
  error: string | undefined;
  locking: Locking;
  /** Names of all variables. */
  names: readonly string[];
  /** Where it is used, in words. */
  users: string;
  change: (change: Partial<VariableDraft>) => void;
  /** Gets a name that is free; its uses are to follow. */
  onRename: (name: string) => void;
  index: number;
  onMoveTo: (index: number) => void;
  onRemove: () => void;
  isLast: boolean;
  /** It was just added. */
  startsOpen: boolean;
}

const generatorOptions = generators.map((value) => ({ value, label: generatorRules[value].label }));

/** A variable in one line with five values as they come out; opened, its fields. */
export function VariableRow(props: VariableRowProps): ReactElement {
  const { variable, samples, error, change, index, onMoveTo } = props;
  const { row, handle, marks } = useReorderDrag<HTMLLIElement>('variables', index, onMoveTo);
  const id = useId();
  const [isOpen, setIsOpen] = useState(props.startsOpen);
  return (
    <Row ref={row} {...marks} data-variable={variable.name} onKeyDown={reorderKeys((by) => onMoveTo(index + by))}>
      <div className={css.line}>
        <DragHandle handle={handle} />
        <RowOpener isOpen={isOpen} controls={id} onToggle={() => setIsOpen(!isOpen)} className={css.opener}>
          <VariableChip>{variable.name}</VariableChip>
          <span className={css.drawn}>
            {describeVariable(variable)}
            {isOpen ? null : <RowError error={error} />}
          </span>
          <SampleFigures name={variable.name} samples={samples} />
        </RowOpener>
        {isDrawn(variable.generator) ? <LockButton name={variable.name} locking={props.locking} /> : null}
      </div>
      {isOpen ? (
        <fieldset className={css.fields} id={id} aria-label={t(m.variableNamed, { name: variable.name })}>
          <FieldGrid least={150}>
            <NameField
              key={variable.name}
              name={variable.name}
              problemOf={(typed) => nameProblem(typed, variable.name, props.names)}
              onRename={props.onRename}
            />
            <SelectField
              label={t(m.drawnFrom)}
              value={variable.generator}
              options={generatorOptions}
              onChange={(generator) => change({ generator })}
            />
          </FieldGrid>
          <VariableFields variable={variable} change={change} error={error} />
          <Uses {...props} />
          <RowTools actions={actionsOf(props)} />
        </fieldset>
      ) : null}
    </Row>
  );
}

const actionsOf = ({ variable: { name }, index, isLast, onMoveTo, onRemove }: VariableRowProps): RowAction[] => [
  ...moveActions({ name, index, isLast, onMoveTo }),
  { key: 'remove', label: t(m.removeNamed, { name }), icon: <Trash2 aria-hidden />, onSelect: onRemove, off: false },
];

/** Keeps the value that the preview shows while the others are rolled. */
function LockButton({ name, locking }: { name: string; locking: Locking }): ReactElement {
  const isLocked = locking.isLocked(name);
  return (
    <Tooltip title={isLocked ? t(m.rollAgain) : t(m.keepValue)}>
      <span>
        <IconButton
          size="small"
          className={isLocked ? css.locked : undefined}
          aria-label={t(m.lockNamed, { name })}
          aria-pressed={isLocked}
          disabled={!locking.canLock}
          onClick={() => locking.toggle(name)}
        >
          {isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
        </IconButton>
      </span>
    </Tooltip>
  );
}

function Uses({ variable, names, users }: VariableRowProps): ReactElement {
  const uses = usesOf(variable, names);
  return (
    <p className={css.uses}>
      {uses.length === 0 ? null : `${t(m.madeOf, { names: uses.join(', ') })} `}
      {users === '' ? t(m.notUsedYet) : t(m.usedIn, { things: users })}
    </p>
  );
}
