import { use } from 'react';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { FigureToolsContext } from '../../editor/figures/figure-tools.ts';
import type { TypeFieldsProps } from './type-fields.ts';

/** Whether the choices are things of a figure as well. Nothing where there is no figure. */
export function ChosenOnField({ part, change }: TypeFieldsProps) {
  const names = use(FigureToolsContext)?.names ?? [];
  const lost = part.chosenOn === '' || names.includes(part.chosenOn) ? [] : [part.chosenOn];
  if (names.length + lost.length === 0) return null;
  return (
    <SelectField
      label="Chosen"
      value={part.chosenOn}
      options={[
        { value: '', label: 'In the list' },
        ...[...names, ...lost].map((name) => ({ value: name, label: `Also on “${name}”` })),
      ]}
      onChange={(chosenOn) => change({ chosenOn })}
    />
  );
}
