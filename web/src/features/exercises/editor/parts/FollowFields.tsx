import type { ReactElement } from 'react';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { Checkbox, Labelled } from '../../../../ui/input/Toggles.tsx';
import { Plus, X } from 'lucide-react';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import type { FollowDraft } from '../../draft/follow-draft.ts';
import { canBeFollowed, guessedVariable, type PartDraft } from '../../draft/part-draft.ts';
import { classes } from '../../../../ui/classes.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './FollowFields.module.css';
import editorLayoutCss from '../EditorLayout.module.css';

interface FollowFieldsProps {
  part: PartDraft;
  change: (change: Partial<PartDraft>) => void;
  earlierParts: readonly PartDraft[];
  variables: readonly string[];
}

/** Carries errors forward: earlier answers take the place of variables when this part is marked (A10). */
export function FollowFields({ part, change, earlierParts, variables }: FollowFieldsProps): ReactElement | null {
  const parts = earlierParts.filter(canBeFollowed);
  const nearest = parts.at(-1);
  if (nearest === undefined || variables.length === 0) return null;
  const followOf = (name: string): FollowDraft => {
    const followed = parts.find((one) => one.name === name);
    return { part: name, variable: followed === undefined ? '' : (guessedVariable(followed, variables) ?? '') };
  };
  const { follows } = part;
  const setFollow = (index: number, follow: FollowDraft): void => change({ follows: follows.with(index, follow) });
  const another = parts.findLast(({ name }) => !follows.some((follow) => follow.part === name));
  return (
    <>
      <Labelled
        className={css.wholeRow}
        control={
          <Checkbox
            checked={follows.length > 0}
            onChange={(_, checked) => change({ follows: checked ? [followOf(nearest.name)] : [] })}
          />
        }
        label={t(m.markWithEarlier)}
      />
      {follows.map((follow, index) => (
        <FollowRow
          key={index}
          follow={follow}
          earlierParts={earlierParts}
          variables={variables}
          onPart={(name) => setFollow(index, followOf(name))}
          onVariable={(variable) => setFollow(index, { ...follow, variable })}
          onRemove={follows.length > 1 ? () => change({ follows: follows.toSpliced(index, 1) }) : undefined}
        />
      ))}
      {follows.length > 0 && another !== undefined ? (
        <Button
          className={classes(editorLayoutCss.adds, css.button)}
          size="small"
          variant="text"

          startIcon={<Plus aria-hidden />}
          onClick={() => change({ follows: [...follows, followOf(another.name)] })}
        >
          {t(m.anotherEarlier)}
        </Button>
      ) : null}
    </>
  );
}

interface FollowRowProps {
  follow: FollowDraft;
  earlierParts: readonly PartDraft[];
  variables: readonly string[];
  onPart: (name: string) => void;
  onVariable: (variable: string) => void;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

function FollowRow({ follow, earlierParts, variables, onPart, onVariable, onRemove }: FollowRowProps): ReactElement {
  const number = earlierParts.findIndex(({ name }) => name === follow.part) + 1;
  return (
    <>
      <SelectField
        label={t(m.earlierAnswer)}
        value={follow.part}
        options={earlierParts.flatMap((one, index) =>
          canBeFollowed(one) ? [{ value: one.name, label: t(m.partNumber, { number: index + 1 }) }] : [],
        )}
        onChange={onPart}
      />
      <SelectField
        label={t(m.standsForVariable)}
        value={follow.variable}
        options={[{ value: '', label: t(m.choose) }, ...variables.map((name) => ({ value: name, label: name }))]}
        onChange={onVariable}
        error={follow.variable === '' ? t(m.chooseVariable) : undefined}
      />
      {onRemove === undefined ? null : (
        <Button size="small" variant="text" startIcon={<X aria-hidden />} className={css.low} onClick={onRemove}>
          {t(m.withoutPart, { number })}
        </Button>
      )}
    </>
  );
}
