import type { ComponentType, ReactElement } from 'react';
import { later, useIsLoaded } from '../../ui/later.tsx';
import { useOnTheWay } from './on-the-way.ts';

/** Makes a part from a function that loads its component, as `later` does; what is printed waits for it. */
export function laterDrawn<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = later(load);
  return function Drawn(props: Props): ReactElement | null {
    const isThere = useIsLoaded(Part, true);
    useOnTheWay(!isThere);
    return isThere ? <Part {...props} /> : null;
  };
}
