import { useEffect, useState } from 'react';

/** A formula that changes sooner cannot be read. */
const rest = 120;
/** People who drag a handle pause more often before the next move than to read. */
const restWhileDragged = 300;

/** A value once it has not changed for a moment, a longer one while a handle is held. */
export function useRested<Value>(value: Value, isDragged: boolean): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(value), isDragged ? restWhileDragged : rest);
    return () => window.clearTimeout(timer);
  }, [value, isDragged]);
  return shown;
}

/** A value as it is now; while a handle is held, as it was where the handle paused last. */
export function usePaused<Value>(value: Value, isDragged: boolean): Value {
  const [paused, setPaused] = useState(value);
  if (!isDragged && paused !== value) setPaused(value);
  useEffect(() => {
    if (!isDragged) return undefined;
    const timer = window.setTimeout(() => setPaused(value), restWhileDragged);
    return () => window.clearTimeout(timer);
  }, [value, isDragged]);
  return isDragged ? paused : value;
}
