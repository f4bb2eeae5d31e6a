import { useEffect, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { KeyButton } from '../KeyButton.tsx';
import type { Key } from '../keys.ts';
import { exerciseRowWidth } from './exercise-row.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ExerciseRow.module.css';

/** On a wide screen up to so many keys stand side by side. */
const mostOnWide = 10;

interface ExerciseRowProps {
  keys: readonly Key[];
  onKey: (key: Key) => void;
}

/** Row 1, which belongs to the exercise. It fades at the edge behind which there are more keys. */
export function ExerciseRow({ keys, onKey }: ExerciseRowProps): ReactElement {
  const row = useRef<HTMLElement>(null);
  const more = useMore(row, keys);
  const wide = Math.min(mostOnWide, Math.max(exerciseRowWidth, keys.length));
  return (
    <section
      ref={row}
      className={css.row}
      aria-label={t(m.keysForExercise)}
      data-before={more.before || undefined}
      data-after={more.after || undefined}
      style={{ '--wide': wide }}
    >
      {keys.map((key, index) => (
        <KeyButton
          key={key.name}
          keyOf={key}
          onKey={onKey}
          edge={index < 2 ? 'start' : undefined}
          tabIndex={index === 0 ? 0 : -1}
        />
      ))}
    </section>
  );
}

/** Whether keys are scrolled out of sight on either side. */
function useMore(row: RefObject<HTMLElement | null>, keys: readonly Key[]) {
  const [more, setMore] = useState({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const look = (): void => {
      const before = element.scrollLeft > 2;
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 2;
      setMore((old) => (old.before === before && old.after === after ? old : { before, after }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [row, keys]);
  return more;
}
