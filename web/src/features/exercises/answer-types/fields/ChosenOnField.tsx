import { use } from 'react';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { FigureToolsContext } from '../../editor/figures/figure-tools.ts';
import type { TypeFieldsProps } from './type-fields.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

/** Whether the choices are things of a figure as well. Nothing where there is no figure. */
export function ChosenOnField({ part, change }: TypeFieldsProps) {
  const names = use(FigureToolsContext)?.names ?? [];
  const lost = part.chosenOn === '' || names.includes(part.chosenOn) ? [] : [part.chosenOn];
  if (names.length + lost.length === 0) return null;
  return (
    <SelectField
      label={t(m.chosen)}
      value={part.chosenOn}
      options={[
        { value: '', label: t(m.inTheList) },
        ...[...names, ...lost].map((name) => ({ value: name, label: t(m.alsoOn, { name }) })),
      ]}
      onChange={(chosenOn) => change({ chosenOn })}
    />
  );
}
