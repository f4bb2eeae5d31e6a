import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

const longPress = 420;
const repeatAfter = 420;
const repeatEvery = 70;

interface KeyPress {
  /** Whether a finger is on the key. */
  readonly pressed: boolean;
  /** The alternative under the finger while the key is held; undefined while none are shown. */
  readonly alternative: number | undefined;
  readonly handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: () => void;
    onMouseDown: (event: MouseEvent) => void;
    onContextMenu: (event: MouseEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/**
 * Presses of one key. Acts when the finger is lifted, for each finger by itself (a click only exists for the first of two
 * thumbs); a held key repeats, or offers its alternatives to slide to. The field keeps the focus throughout.
 */
export function useKeyPress(options: {
  onPress: () => void;
  repeats: boolean;
  alternatives: number;
  onAlternative: (index: number) => void;
}): KeyPress {
  const [pressed, setPressed] = useState(false);
  const [alternative, setAlternative] = useState<number | undefined>(undefined);
  const timer = useRef<number | undefined>(undefined);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const repeated = useRef(false);

  const stop = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    setPressed(false);
    setAlternative(undefined);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const repeat = useCallback(() => {
    const again = (): void => {
      repeated.current = true;
      latest.current.onPress();
      timer.current = window.setTimeout(again, repeatEvery);
    };
    again();
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    repeated.current = false;
    setPressed(true);
    window.clearTimeout(timer.current);
    if (options.repeats) timer.current = window.setTimeout(repeat, repeatAfter);
    else if (options.alternatives > 0) timer.current = window.setTimeout(() => setAlternative(0), longPress);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (alternative === undefined) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-alternative]');
    const index = Number(under?.dataset['alternative'] ?? alternative);
    if (index !== alternative) setAlternative(index);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    if (!pressed) return;
    if (alternative !== undefined) latest.current.onAlternative(alternative);
    else if (!repeated.current && isOver(event)) latest.current.onPress();
    stop();
  };
  return {
    pressed,
    alternative,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: stop,
      onMouseDown: (event) => event.preventDefault(),
      onContextMenu: (event) => event.preventDefault(),
      // Only keys of a real keyboard and assistive technology click without a pointer.
      onClick: (event) => {
        if (event.detail === 0) latest.current.onPress();
      },
    },
  };
}

function isOver(event: PointerEvent<HTMLElement>): boolean {
  const box = event.currentTarget.getBoundingClientRect();
  const slack = 6;
  return (
    event.clientX >= box.left - slack &&
    event.clientX <= box.right + slack &&
    event.clientY >= box.top - slack &&
    event.clientY <= box.bottom + slack
  );
}
