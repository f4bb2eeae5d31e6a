import { Labelled, Switch } from '../../../ui/input/Toggles.tsx';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx';
import { SourceField } from '../editor/source/SourceField.tsx';
import type { Selection, ShownVariants } from './shown-variants.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
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
          label={t(m.onlyWhere)}
          value={look.where}
          onChange={(where) => change({ where })}
          placeholder="a > 3"
          error={problem}
        />
      </div>
      <SegmentedControl
        label={t(m.whichVariants)}
        value={look.selection}
        options={[
          { value: 'all', label: t(m.all) },
          ...(shown.answered.length > 0 || look.selection === 'answered'
            ? [{ value: 'answered', label: t(m.answeredCount, { count: shown.answered.length }) } as const]
            : []),
          { value: 'flagged', label: t(m.flaggedCount, { count: shown.flagged.length }) },
          { value: 'off', label: t(m.offCount, { count: shown.off.length + shown.lost.length }) },
        ]}
        onChange={(selection) => change({ selection })}
      />
      <div className={css.shown}>
        <Labelled
          control={<Switch checked={look.hasKeys} onChange={(_, hasKeys) => change({ hasKeys })} />}
          label={t(m.key)}
        />
        <Labelled
          control={<Switch checked={look.hasSolutions} onChange={(_, hasSolutions) => change({ hasSolutions })} />}
          label={t(m.solution)}
        />
      </div>
    </Tools>
  );
}
