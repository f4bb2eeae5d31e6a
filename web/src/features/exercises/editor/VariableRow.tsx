import { useId, useState, type ReactElement } from 'react';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp, ChevronDown, CircleAlert, Trash2 } from 'lucide-react';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { describeVariable, generatorLabels, generators, type VariableDraft } from '../draft/variable-draft.ts';
import type { SampleValues } from '../engine/messages.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { SampleFigures } from './SampleFigures.tsx';
import { VariableFields } from './VariableFields.tsx';

const Row = styled('li')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > button': {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) 230px 20px',
    gap: 12,
    alignItems: 'center',
    width: '100%',
    minHeight: 48,
    padding: '6px 16px 6px 20px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: 14,
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& > button:hover': { background: theme.vars.palette.lemma.sunken },
  '& > button:focus-visible': { outlineOffset: -2 },
  '& .drawn': { color: theme.vars.palette.text.secondary, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .error': { color: theme.vars.palette.lemma.errText, display: 'block' },
  '& .open': { transform: 'rotate(180deg)' },
  '& .fields': { display: 'grid', gap: 12, padding: '4px 20px 18px 76px' },
  '& .tools': { display: 'flex', gap: 4, justifyContent: 'flex-end' },
  [theme.breakpoints.down('sm')]: {
    '& > button': { gridTemplateColumns: '36px minmax(0, 1fr) 20px', padding: '10px 16px' },
    '& > button > .samples': { gridColumn: 2, gridRow: 2 },
    '& > button > svg': { gridColumn: 3, gridRow: 1 },
    '& .fields': { padding: '4px 16px 18px' },
  },
}));

/** The name of a variable as it looks everywhere: an indigo, italic chip. */
export const VariableChip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  justifyContent: 'center',
  minWidth: 24,
  padding: '0 7px',
  borderRadius: 6,
  background: theme.vars.palette.lemma.primarySoft,
  color: theme.vars.palette.primary.main,
  fontSize: 14,
  lineHeight: '24px',
  fontWeight: 600,
  fontStyle: 'italic',
  justifySelf: 'start',
}));

interface VariableRowProps {
  variable: VariableDraft;
  samples: readonly SampleValues[];
  error: string | undefined;
  change: (change: Partial<VariableDraft>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  isFirst: boolean;
  isLast: boolean;
}

const generatorOptions = generators.map((value) => ({ value, label: generatorLabels[value] }));

/** A variable in one line with five values as they come out; opened, its fields. */
export function VariableRow(props: VariableRowProps): ReactElement {
  const { variable, samples, error, change } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Row>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <VariableChip>{variable.name}</VariableChip>
        <span className="drawn">
          {describeVariable(variable)}
          {error === undefined || isOpen ? null : (
            <span className="error">
              <CircleAlert aria-hidden style={{ marginRight: 6 }} />
              {error}
            </span>
          )}
        </span>
        <SampleFigures name={variable.name} samples={samples} />
        <ChevronDown aria-hidden className={isOpen ? 'open' : ''} />
      </button>
      {isOpen ? (
        <fieldset className="fields" id={id} aria-label={`Variable ${variable.name}`}>
          <FieldGrid least={150}>
            <NameField name={variable.name} onChange={(name) => change({ name })} />
            <SelectField
              label="Drawn from"
              value={variable.generator}
              options={generatorOptions}
              onChange={(generator) => change({ generator })}
            />
          </FieldGrid>
          <VariableFields variable={variable} change={change} error={error} />
          <RowTools {...props} />
        </fieldset>
      ) : null}
    </Row>
  );
}

function RowTools({ variable, isFirst, isLast, onMove, onRemove }: VariableRowProps): ReactElement {
  const { name } = variable;
  return (
    <div className="tools">
      <Tooltip title="Move up">
        <span>
          <IconButton size="small" aria-label={`Move ${name} up`} disabled={isFirst} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title="Move down">
        <span>
          <IconButton size="small" aria-label={`Move ${name} down`} disabled={isLast} onClick={() => onMove(1)}>
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

/** A name is kept only when it is one, so that the draft can always be saved. */
function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }): ReactElement {
  const [typed, setTyped] = useState(name);
  const isName = /^[A-Za-z][A-Za-z0-9]{0,23}$/.test(typed);
  return (
    <TextField
      label="Name"
      value={typed}
      maxLength={24}
      autoCapitalize="none"
      error={isName ? undefined : 'Use letters and figures, starting with a letter.'}
      onChange={(next) => {
        setTyped(next);
        if (/^[A-Za-z][A-Za-z0-9]{0,23}$/.test(next)) onChange(next);
      }}
      onBlur={() => setTyped(name)}
    />
  );
}
