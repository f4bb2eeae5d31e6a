import type { Appeal } from '@lemma/contracts';
import { Labelled, Switch } from '../../ui/input/Toggles.tsx';
import { FlaskConical, Plus, Users } from 'lucide-react';
import { TextField } from '../../ui/fields/TextField.tsx';
import { othersWords } from './opinion-words.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
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
      <Title>{t(m.ifYouAccept)}</Title>
      <List>
        {changesExercise ? (
          <li>
            <Plus aria-hidden />
            <span>{t(m.becomesAccepted)}</span>
          </li>
        ) : null}
        <li>
          <Users aria-hidden />
          <span>{t(m.seeScoresFirst, { others: othersWords(appeal.equalCount) })}</span>
        </li>
        {changesExercise ? (
          <li>
            <FlaskConical aria-hidden />
            <span>{t(m.keptAsTest)}</span>
          </li>
        ) : null}
      </List>
      {appeal.canEdit ? (
        <Labelled
          className={css.formControlLabel}
          control={<Switch checked={changesExercise} onChange={(_, checked) => onChangesExercise(checked)} />}
          label={t(m.addToExercise)}
        />
      ) : (
        <p className={css.after}>{t(m.equalGetFullMarks, { obstacle: appeal.obstacle })}</p>
      )}
      {changesExercise ? (
        <div className={css.below}>
          <TextField
            label={t(m.acceptedAnswer)}
            value={alternative}
            onChange={onAlternative}
            error={error}
            maxLength={1000}
            helper={
              appeal.variables.length === 0
                ? t(m.asStored)
                : t(m.writeWithVariables, {
                    variables: appeal.variables.join(', '),
                    name: appeal.firstName,
                    typed: appeal.typedSource,
                  })
            }
          />
        </div>
      ) : null}
    </div>
  );
}
