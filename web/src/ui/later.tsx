import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react';

/** A part whose code is loaded when it is first drawn; nothing is shown until then. */
export interface LaterPart<Props> {
  (props: Props): ReactElement | null;
  /** Loads the code ahead of its use. */
  readonly prepare: () => Promise<void>;
  readonly isLoaded: () => boolean;
}

/** Makes a part from a function that loads its component. Unlike with `lazy`, a loaded part never renders an empty frame first. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let kept: ComponentType<Props> | undefined;
  const prepare = async (): Promise<void> => {
    kept ??= await load();
  };
  function Later(props: Props): ReactElement | null {
    const [state, setState] = useState<'loading' | 'loaded' | Error>(kept === undefined ? 'loading' : 'loaded');
    useEffect(() => {
      if (state !== 'loading') return;
      let isHere = true;
      prepare().then(
        () => isHere && setState('loaded'),
        (error: unknown) => isHere && setState(error instanceof Error ? error : new Error(String(error))),
      );
      return () => {
        isHere = false;
      };
    }, [state]);
    // The boundary around it says so, as for a page that cannot be loaded.
    if (state instanceof Error) throw state;
    return kept === undefined ? null : createElement(kept, props);
  }
  return Object.assign(Later, { prepare, isLoaded: () => kept !== undefined });
}

/** Whether a part can be drawn immediately, for a page that shows something else until then; one that is needed is loaded. */
export function useIsLoaded(part: Pick<LaterPart<never>, 'prepare' | 'isLoaded'>, isNeeded: boolean): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  const [, setIsHere] = useState(part.isLoaded());
  useEffect(() => {
    if (!isNeeded || part.isLoaded()) return;
    let isCurrent = true;
    part.prepare().then(
      () => isCurrent && setIsHere(true),
      // The part itself says so when it is drawn.
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [part, isNeeded]);
  return part.isLoaded() || hasFailed;
}
