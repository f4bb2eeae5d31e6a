import { memo, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { Chip } from '../../../../ui/Chip.tsx';
import { Plus } from 'lucide-react';
import { Card, CardHead } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx';
import { moved, type ExerciseDraft } from '../../draft/exercise-draft.ts';
import { withRenamedVariable } from '../../draft/variables/rename-variable.ts';
import type { VariableDraft } from '../../draft/variables/variable-draft.ts';
import type { SampleValues } from '../../engine/messages.ts';
import { errorAt, type Problems } from '../problems.ts';
import { SourceField } from '../source/SourceField.tsx';
import type { ChangeDraft, DraftState } from '../state/use-draft.ts';
import type { Locking } from '../state/use-locking.ts';
import { VariableRow } from './VariableRow.tsx';
import { sameCard } from '../same-card.ts';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './VariablesCard.module.css';
import editorLayoutCss from '../EditorLayout.module.css';

const Heads = part('div', css.heads);

const Condition = part('div', css.condition);

/** Adds a variable at the end, with the cursor in its name. */
export function addVariableRow(state: DraftState): void {
  const name = flushSync(() => state.addVariable());
  const field = document.querySelector<HTMLInputElement>(`[data-variable="${name}"] input`);
  field?.focus();
  field?.select();
}

export function focusKeepIf(): void {
  document.querySelector<HTMLInputElement>('[data-keep-if] input')?.focus();
}

interface VariablesCardProps {
  draft: ExerciseDraft;
  change: ChangeDraft;
  onAdd: () => void;
  /** The name of the variable that was added last. */
  fresh: string | undefined;
  /** Where each variable is used, in words. */
  uses: readonly string[];
  samples: readonly SampleValues[];
  locking: Locking;
  problems: Problems;
  /** Share of draws that the condition keeps, 0 to 1, when it is known. */
  keptShare: number | undefined;
  /** How many different variants were met, in words; undefined when it is not known. */
  variantCount: string | undefined;
}

/** Variables as rows with live values, and the condition under which a draw is kept. */
export const VariablesCard = memo(
  function VariablesCard(props: VariablesCardProps): ReactElement {
    const { draft, change, samples, problems } = props;
    const { variables } = draft;
    const names = variables.map((variable) => variable.name);
    const put = (id: string, fields: Partial<VariableDraft>): void =>
      change((now) => ({
        ...now,
        variables: now.variables.map((variable) => (variable.id === id ? { ...variable, ...fields } : variable)),
      }));
    return (
      <Card aria-labelledby="variables-head">
        <CardHead title={t(m.variables)} id="variables-head" actions={<AddVariable onAdd={props.onAdd} />}>
          {props.variantCount === undefined ? null : <Chip label={props.variantCount} />}
        </CardHead>
        {variables.length === 0 ? (
          <EmptyState>{t(m.variablesMean)}</EmptyState>
        ) : (
          <>
            <Heads aria-hidden="true">
              <span>{t(m.name)}</span>
              <span>{t(m.drawnFrom)}</span>
              <span>{t(m.samples)}</span>
            </Heads>
            <ul>
              {variables.map((variable, index) => (
                <VariableRow
                  key={variable.id}
                  variable={variable}
                  samples={samples}
                  error={errorAt(problems, `variables.${variable.name}`)}
                  locking={props.locking}
                  names={names}
                  users={props.uses[index] ?? ''}
                  change={(fields) => put(variable.id, fields)}
                  onRename={(name) => change((now) => withRenamedVariable(now, variable.name, name))}
                  index={index}
                  onMoveTo={(to) => change((now) => ({ ...now, variables: moved(now.variables, index, to) }))}
                  onRemove={() =>
                    change((now) => ({ ...now, variables: now.variables.filter((other) => other.id !== variable.id) }))
                  }
                  startsOpen={variable.name === props.fresh}
                  isLast={index === variables.length - 1}
                />
              ))}
            </ul>
          </>
        )}
        <Condition data-keep-if>
          <SourceField
            label={t(m.keepDrawIf)}
            value={draft.keepIf}
            onChange={(keepIf) => change({ keepIf })}
            placeholder="b != 0 and gcd(a, b) = 1"
            error={errorAt(problems, 'variables.keepIf')}
          />
          {props.keptShare === undefined || (draft.keepIf.trim() === '' && draft.excluded.length === 0) ? null : (
            <span className={css.share}>{t(m.percentOfDraws, { percent: Math.round(props.keptShare * 100) })}</span>
          )}
          {draft.excluded.length === 0 ? null : (
            <p className={css.off}>{t(m.variantsOff, { count: draft.excluded.length })}</p>
          )}
        </Condition>
      </Card>
    );
  },
  sameCard('variables', 'keepIf', 'excluded'),
);

function AddVariable({ onAdd }: { onAdd: () => void }): ReactElement {
  return (
    <Button
      className={editorLayoutCss.adds}
      size="small"
      variant="text"
      startIcon={<Plus aria-hidden />}
      onClick={onAdd}
    >
      {t(m.variable)}
    </Button>
  );
}
