import { useLayoutEffect, useRef, useState } from 'react';

type Actions<A> = { readonly [Name in keyof A]: A[Name] extends (...args: never[]) => unknown ? A[Name] : never };

/** Functions that stay the same while they do what the newest ones of their names do. The names never change. */
export function useLatestOf<A extends object>(actions: A & Actions<A>): A {
  const latest = useRef<A>(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [same] = useState(() => {
    const call =
      (name: string) =>
      (...args: unknown[]) =>
        (latest.current as Record<string, (...args: unknown[]) => unknown>)[name]?.(...args);
    return Object.fromEntries(Object.keys(actions).map((name) => [name, call(name)])) as A;
  });
  return same;
}
