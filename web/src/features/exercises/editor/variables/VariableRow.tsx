import { useId, useState, type ReactElement } from 'react';
import { IconButton } from '../../../../ui/pressing/IconButton.tsx';
import { Tooltip } from '../../../../ui/tooltip/Tooltip.tsx';
import { ArrowDown, ArrowUp, ChevronDown, CircleAlert, Lock, LockOpen, Trash2 } from 'lucide-react';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { DragHandle } from '../../../../ui/reordering/DragHandle.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { useReorderDrag } from '../../../../ui/reordering/use-reorder-drag.ts';
import { describeVariable, generatorLabels, generators, type VariableDraft } from '../../draft/variable-draft.ts';
import { nameProblem, usesOf } from '../../draft/variable-uses.ts';
import { isDrawn } from '../../engine/locked.ts';
import type { SampleValues } from '../../engine/messages.ts';
import { FieldGrid } from '../FieldGrid.tsx';
import { reorderKeys } from '../reorder-keys.ts';
import { SampleFigures } from './SampleFigures.tsx';
import type { Locking } from '../state/use-locking.ts';
import { VariableFields } from './VariableFields.tsx';
import { part } from '../../../../ui/part.ts';
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

const generatorOptions = generators.map((value) => ({ value, label: generatorLabels[value] }));

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
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <VariableChip>{variable.name}</VariableChip>
          <span className={css.drawn}>
            {describeVariable(variable)}
            {error === undefined || isOpen ? null : (
              <span className={css.error}>
                <CircleAlert aria-hidden className={css.sign} />
                {error}
              </span>
            )}
          </span>
          <SampleFigures name={variable.name} samples={samples} />
          <ChevronDown aria-hidden className={isOpen ? css.open : undefined} />
        </button>
        {isDrawn(variable.generator) ? <LockButton name={variable.name} locking={props.locking} /> : null}
      </div>
      {isOpen ? (
        <fieldset className={css.fields} id={id} aria-label={`Variable ${variable.name}`}>
          <FieldGrid least={150}>
            <NameField key={variable.name} {...props} />
            <SelectField
              label="Drawn from"
              value={variable.generator}
              options={generatorOptions}
              onChange={(generator) => change({ generator })}
            />
          </FieldGrid>
          <VariableFields variable={variable} change={change} error={error} />
          <Uses {...props} />
          <RowTools {...props} />
        </fieldset>
      ) : null}
    </Row>
  );
}

function RowTools({ variable, index, isLast, onMoveTo, onRemove }: VariableRowProps): ReactElement {
  const { name } = variable;
  return (
    <div className={css.tools}>
      <Tooltip title="Move up">
        <span>
          <IconButton
            size="small"
            aria-keyshortcuts="Alt+ArrowUp"
            aria-label={`Move ${name} up`}
            disabled={index === 0}
            onClick={() => onMoveTo(index - 1)}
          >
            <ArrowUp aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title="Move down">
        <span>
          <IconButton
            size="small"
            aria-keyshortcuts="Alt+ArrowDown"
            aria-label={`Move ${name} down`}
            disabled={isLast}
            onClick={() => onMoveTo(index + 1)}
          >
            <ArrowDown aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={`Remove ${name}`}>
        <IconButton size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </Tooltip>
    </div>
  );
}

/** Keeps the value that the preview shows while the others are rolled. */
function LockButton({ name, locking }: { name: string; locking: Locking }): ReactElement {
  const isLocked = locking.isLocked(name);
  return (
    <Tooltip title={isLocked ? 'Roll it again' : 'Keep its value while the others are rolled'}>
      <span>
        <IconButton
          size="small"
          className={isLocked ? css.locked : undefined}
          aria-label={`Lock ${name}`}
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
      {uses.length === 0 ? null : `Made of ${uses.join(', ')}. `}
      {users === '' ? 'Not used anywhere yet.' : `Used in ${users}.`}
    </p>
  );
}

const NameBox = part('div', css.nameBox);

/** A new name is taken when the field is left: it is written into everything that uses the variable. */
function NameField({ variable, names, onRename }: VariableRowProps): ReactElement {
  const { name } = variable;
  const [typed, setTyped] = useState(name);
  const problem = nameProblem(typed.trim(), name, names);
  return (
    <NameBox
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLElement) event.target.blur();
      }}
    >
      <TextField
        label="Name"
        value={typed}
        maxLength={24}
        autoCapitalize="none"
        error={problem}
        onChange={setTyped}
        onBlur={() => {
          if (problem === undefined && typed.trim() !== name) onRename(typed.trim());
          else setTyped(name);
        }}
      />
    </NameBox>
  );
}
