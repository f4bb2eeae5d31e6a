import type { ReactElement } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { moved, type ExerciseDraft } from '../draft/exercise-draft.ts';
import { rowId } from '../draft/row-id.ts';
import { errorAt, type Problems } from './problems.ts';
import { reorderKeys } from './reorder-keys.ts';
import { SourceEditor } from './SourceEditor.tsx';
import { TextSource } from './TextSource.tsx';
import type { ChangeDraft } from './use-draft.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& > .number': {
    padding: '14px 0 0 20px',
    fontWeight: 600,
    color: theme.vars.palette.lemma.ink3,
    lineHeight: '24px',
  },
  '& > .text': { flex: 1, minWidth: 0 },
  '& > .tools': { display: 'flex', padding: '8px 12px 8px 0' },
}));

const noParts = (): undefined => undefined;
const mostHints = 10;

interface HintsCardProps {
  draft: ExerciseDraft;
  change: ChangeDraft;
  problems: Problems;
  onNewVariable: () => string;
}

/** Hints in the order in which learners ask for them. */
export function HintsCard({ draft, change, problems }: HintsCardProps): ReactElement {
  const { hints } = draft;
  const add = (): void => change((now) => ({ ...now, hints: [...now.hints, { id: rowId(), text: '' }] }));
  const addButton = (
    <Button
      size="small"
      variant="text"
      startIcon={<Plus aria-hidden />}
      onClick={add}
      disabled={hints.length >= mostHints}
    >
      Hint
    </Button>
  );
  return (
    <Card aria-labelledby="hints-head">
      <CardHead title="Hints" id="hints-head" actions={addButton} />
      {hints.length === 0 ? (
        <EmptyState>Learners ask for hints one at a time. A first one says how to begin.</EmptyState>
      ) : (
        <ol>
          {hints.map((hint, index) => (
            <Row
              key={hint.id}
              onKeyDown={reorderKeys((by) => change((now) => ({ ...now, hints: moved(now.hints, index, index + by) })))}
            >
              <span className="number">{index + 1}</span>
              <div className="text">
                <SourceEditor
                  label={`Hint ${index + 1}`}
                  value={hint.text}
                  lines={1}
                  partNames={noParts}
                  placeholder="Bring everything to one side first."
                  error={errorAt(problems, `hints.${index}`)}
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
                count={hints.length}
                onMove={(to) => change((now) => ({ ...now, hints: moved(now.hints, index, to) }))}
                onRemove={() => change((now) => ({ ...now, hints: now.hints.filter((one) => one.id !== hint.id) }))}
              />
            </Row>
          ))}
        </ol>
      )}
    </Card>
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
  const tools = [
    { name: `Move hint ${number} up`, icon: <ArrowUp aria-hidden />, run: () => onMove(index - 1), off: index === 0 },
    {
      name: `Move hint ${number} down`,
      icon: <ArrowDown aria-hidden />,
      run: () => onMove(index + 1),
      off: number === count,
    },
    { name: `Remove hint ${number}`, icon: <X aria-hidden />, run: onRemove, off: false },
  ];
  return (
    <div className="tools">
      {tools
        .filter((tool) => !tool.off)
        .map((tool) => (
          <Tooltip key={tool.name} title={tool.name}>
            <IconButton size="small" aria-label={tool.name} onClick={tool.run}>
              {tool.icon}
            </IconButton>
          </Tooltip>
        ))}
    </div>
  );
}

/** The worked solution, written with the variant's own numbers. */
export function SolutionCard({ draft, change, problems, onNewVariable }: HintsCardProps): ReactElement {
  return (
    <Card aria-labelledby="solution-head">
      <CardHead title="Solution" id="solution-head" />
      <TextSource
        label="Solution"
        value={draft.solution}
        onChange={(solution) => change({ solution })}
        partNames={noParts}
        variables={draft.variables.map((variable) => variable.name)}
        onNewVariable={onNewVariable}
        lines={4}
        placeholder="Work it out step by step with {{a}} instead of numbers."
        error={errorAt(problems, 'solution')}
      />
    </Card>
  );
}
