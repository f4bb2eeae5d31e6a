import type { ReactElement } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { ArrowDown, ArrowUp, Ellipsis, Plus, Trash2 } from 'lucide-react';
import { ActionMenu, type MenuAction } from '../../../ui/ActionMenu.tsx';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/Note.tsx';
import { answerTypeLabels, emptyAnswer, isChoice, type PartDraft } from '../draft/part-draft.ts';
import { AnswerRows } from './AnswerRows.tsx';
import { ChoiceRows } from './ChoiceRows.tsx';
import { MarkingFields } from './MarkingFields.tsx';
import { reorderKeys } from './reorder-keys.ts';
import { errorAt, problemsAt, type Problems } from './problems.ts';

interface PartCardProps {
  part: PartDraft;
  number: number;
  change: (change: Partial<PartDraft>) => void;
  onRemove: () => void;
  /** Undefined at the ends. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  problems: Problems;
  earlierParts: readonly PartDraft[];
  variables: readonly string[];
}

/** One answer part: its type, what is accepted, how it is marked. */
export function PartCard(props: PartCardProps): ReactElement {
  const { part, number, change, problems } = props;
  const id = `part-${part.name}-head`;
  const place = `parts.${part.name}`;
  const warnings = problemsAt(problems, place).filter((problem) => problem.severity === 'warning');
  const error = errorAt(problems, place);
  return (
    <Card
      aria-labelledby={id}
      onKeyDown={reorderKeys((by) => {
        if (by === 1) props.onDown?.();
        else props.onUp?.();
      })}
    >
      <CardHead
        title={`Part ${number}`}
        id={id}
        actions={
          <>
            {isChoice(part.answerType) ? null : (
              <Button
                size="small"
                variant="text"
                startIcon={<Plus aria-hidden />}
                onClick={() => change({ answers: [...part.answers, emptyAnswer('0')] })}
              >
                Alternative answer
              </Button>
            )}
            <ActionMenu
              label={`More for part ${number}`}
              icon={<Ellipsis aria-hidden />}
              iconOnly
              size="small"
              items={[
                ...moveItem('Move up', <ArrowUp aria-hidden />, props.onUp),
                ...moveItem('Move down', <ArrowDown aria-hidden />, props.onDown),
                {
                  key: 'remove',
                  label: `Remove part ${number}`,
                  icon: <Trash2 aria-hidden />,
                  onSelect: props.onRemove,
                },
              ]}
            />
          </>
        }
      >
        <Chip color="success" label={answerTypeLabels[part.answerType].toLowerCase()} />
      </CardHead>
      <CardBody style={{ display: 'grid', gap: 16 }}>
        {isChoice(part.answerType) ? (
          <>
            {error === undefined ? null : <Note tone="wrong">{error}</Note>}
            <ChoiceRows part={part} change={change} />
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
    </Card>
  );
}

function moveItem(label: string, icon: ReactElement, onSelect: (() => void) | undefined): MenuAction[] {
  return onSelect === undefined ? [] : [{ key: label, label, icon, onSelect }];
}
