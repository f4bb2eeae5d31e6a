import { getExercise, unsavedItem } from '@lemma/contracts';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { basketItems } from '../../catalogue/basket.ts';
import { chosenIds, singleGroup, type FormGroup, type TaskFormItem } from '../groups/group-form.ts';

interface Chosen {
  readonly groups: readonly FormGroup[];
  readonly setGroups: (groups: readonly FormGroup[]) => void;
  /** Some exercises of the address are not here (yet). */
  readonly isReading: boolean;
}

async function itemOf(exerciseId: string): Promise<TaskFormItem | undefined> {
  try {
    const { document } = await call(getExercise, { params: { exerciseId } });
    const points = document.parts.reduce((sum, part) => sum + (part.points ?? 1), 0);
    return { id: unsavedItem, exerciseId, title: document.title, sample: '', points: String(Math.max(0.5, points)) };
  } catch {
    return undefined;
  }
}

/** The exercises that the address names: from the basket, or read one by one when the link came from elsewhere. */
export function useChosenExercises(ids: readonly string[]): Chosen {
  const known = new Map(basketItems().map((item) => [item.id, item]));
  const [groups, setGroups] = useState<readonly FormGroup[]>(() =>
    ids.flatMap((id) => {
      const item = known.get(id);
      return item === undefined
        ? []
        : [
            singleGroup({
              id: unsavedItem,
              exerciseId: id,
              title: item.title,
              sample: item.sample,
              points: String(item.points),
            }),
          ];
    }),
  );
  const [missing] = useState(() => ids.filter((id) => !known.has(id)).slice(0, 100));
  const [isReading, setIsReading] = useState(missing.length > 0);
  useEffect(() => {
    if (missing.length === 0) return undefined;
    let isCurrent = true;
    void Promise.all(missing.map(itemOf)).then((read) => {
      if (!isCurrent) return;
      const found = read.filter((item) => item !== undefined);
      setGroups((old) => [...old, ...found.filter((item) => !chosenIds(old).has(item.exerciseId)).map(singleGroup)]);
      setIsReading(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [missing]);
  return { groups, setGroups, isReading };
}
