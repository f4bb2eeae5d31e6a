import { useEffect, useState } from 'react';

/** A formula that changes sooner cannot be read. */
const rest = 120;

/** A value once it has not changed for a moment. */
export function useRested(value: string): string {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(value), rest);
    return () => window.clearTimeout(timer);
  }, [value]);
  return shown;
}
