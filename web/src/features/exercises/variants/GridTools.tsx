import { Labelled, Switch } from '../../../ui/input/Toggles.tsx';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx';
import { SourceField } from '../editor/source/SourceField.tsx';
import type { Selection, ShownVariants } from './shown-variants.ts';
import { part } from '../../../ui/part.ts';
import css from './GridTools.module.css';

const Tools = part('div', css.tools);

/** Which variants are shown, and what of them. */
export interface GridLook {
  /** A condition in the variables. */
  readonly where: string;
  readonly selection: Selection;
  readonly hasKeys: boolean;
  readonly hasSolutions: boolean;
}

export const firstLook: GridLook = { where: '', selection: 'all', hasKeys: true, hasSolutions: false };

interface GridToolsProps {
  look: GridLook;
  change: (fields: Partial<GridLook>) => void;
  shown: ShownVariants;
  /** Why the condition cannot be used. */
  problem: string | undefined;
}

/** The controls of the grid: a condition, a selection, key and solution. */
export function GridTools({ look, change, shown, problem }: GridToolsProps) {
  return (
    <Tools>
      <div className={css.where}>
        <SourceField
          label="Only where"
          value={look.where}
          onChange={(where) => change({ where })}
          placeholder="a > 3"
          error={problem}
        />
      </div>
      <SegmentedControl
        label="Which variants"
        value={look.selection}
        options={[
          { value: 'all', label: 'All' },
          ...(shown.answered.length > 0 || look.selection === 'answered'
            ? [{ value: 'answered', label: `Answered ${shown.answered.length}` } as const]
            : []),
          { value: 'flagged', label: `Flagged ${shown.flagged.length}` },
          { value: 'off', label: `Off ${shown.off.length + shown.lost.length}` },
        ]}
        onChange={(selection) => change({ selection })}
      />
      <div className={css.shown}>
        <Labelled
          control={<Switch checked={look.hasKeys} onChange={(_, hasKeys) => change({ hasKeys })} />}
          label="Key"
        />
        <Labelled
          control={<Switch checked={look.hasSolutions} onChange={(_, hasSolutions) => change({ hasSolutions })} />}
          label="Solution"
        />
      </div>
    </Tools>
  );
}
