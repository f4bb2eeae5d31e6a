import type { ReactElement } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { SelectField } from '../../../ui/SelectField.tsx';
import { canBeFollowed, guessedVariable, type PartDraft } from '../draft/part-draft.ts';

interface FollowFieldsProps {
  part: PartDraft;
  change: (change: Partial<PartDraft>) => void;
  earlierParts: readonly PartDraft[];
  variables: readonly string[];
}

/** One checkbox carries an error forward: an earlier answer takes the place of a variable when this part is marked (A10). */
export function FollowFields({ part, change, earlierParts, variables }: FollowFieldsProps): ReactElement | null {
  const parts = earlierParts.filter(canBeFollowed);
  const nearest = parts.at(-1);
  if (nearest === undefined || variables.length === 0) return null;
  const follow = (name: string): void => {
    const followed = parts.find((one) => one.name === name);
    const guess = followed === undefined ? '' : (guessedVariable(followed, variables) ?? '');
    change({ followPart: name, followVariable: guess });
  };
  const isOn = part.followPart !== '';
  return (
    <>
      <FormControlLabel
        sx={{ gridColumn: '1 / -1' }}
        control={<Checkbox checked={isOn} onChange={(_, checked) => follow(checked ? nearest.name : '')} />}
        label="Mark it with the learner’s own earlier answer"
      />
      {isOn ? (
        <>
          <SelectField
            label="Earlier answer"
            value={part.followPart}
            options={earlierParts.flatMap((one, index) =>
              canBeFollowed(one) ? [{ value: one.name, label: `Part ${index + 1}` }] : [],
            )}
            onChange={follow}
          />
          <SelectField
            label="Stands for the variable"
            value={part.followVariable}
            options={[{ value: '', label: 'Choose' }, ...variables.map((name) => ({ value: name, label: name }))]}
            onChange={(followVariable) => change({ followVariable })}
            error={part.followVariable === '' ? 'Choose the variable that the earlier part asks for.' : undefined}
          />
        </>
      ) : null}
    </>
  );
}
