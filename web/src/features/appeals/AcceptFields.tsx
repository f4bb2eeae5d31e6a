import type { Appeal } from '@lemma/contracts';
import { Labelled, Switch } from '../../ui/input/Toggles.tsx';
import { FlaskConical, Plus, Users } from 'lucide-react';
import { TextField } from '../../ui/fields/TextField.tsx';
import { othersWords } from './opinion-words.ts';
import { part } from '../../ui/part.ts';
import css from './AcceptFields.module.css';

const Title = part('h3', css.title);

const List = part('ul', css.list);

interface AcceptFieldsProps {
  appeal: Appeal;
  changesExercise: boolean;
  onChangesExercise: (changes: boolean) => void;
  alternative: string;
  error: string | undefined;
  onAlternative: (text: string) => void;
}

/** Fields for accepting an appeal: another accepted answer in the exercise, or marks alone. */
export function AcceptFields(props: AcceptFieldsProps) {
  const { appeal, changesExercise, onChangesExercise, alternative, error, onAlternative } = props;
  return (
    <div>
      <Title>If you accept</Title>
      <List>
        {changesExercise ? (
          <li>
            <Plus aria-hidden />
            <span>The answer becomes an accepted one of this exercise, with all points.</span>
          </li>
        ) : null}
        <li>
          <Users aria-hidden />
          <span>{othersWords(appeal.equalCount)} You see every score before it changes.</span>
        </li>
        {changesExercise ? (
          <li>
            <FlaskConical aria-hidden />
            <span>It is kept as a test, so it stays right.</span>
          </li>
        ) : null}
      </List>
      {appeal.canEdit ? (
        <Labelled
          className={css.formControlLabel}
          control={<Switch checked={changesExercise} onChange={(_, checked) => onChangesExercise(checked)} />}
          label="Add it to the exercise"
        />
      ) : (
        <p className={css.after}>{appeal.obstacle} Equal answers get full marks; the exercise stays as it is.</p>
      )}
      {changesExercise ? (
        <div className={css.below}>
          <TextField
            label="Accepted answer"
            value={alternative}
            onChange={onAlternative}
            error={error}
            maxLength={1000}
            helper={
              appeal.variables.length === 0
                ? 'As it will be stored in the exercise.'
                : `Numbers are drawn: write it with ${appeal.variables.join(', ')}, so that it holds for every variant. ${appeal.firstName} wrote ${appeal.typedSource}.`
            }
          />
        </div>
      ) : null}
    </div>
  );
}
