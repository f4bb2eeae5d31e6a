import { cloneElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, FocusEventHandler, PointerEvent, PointerEventHandler, ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { placeBeside } from './place-beside.ts';
import css from './Tooltip.module.css';

/** [K10] Milliseconds: under the pointer or focus, under a finger, and after the finger has left. */
const delays = { enter: 100, touch: 700, leaveTouch: 1500 } as const;

interface OwnerProps {
  readonly onPointerEnter?: PointerEventHandler | undefined;
  readonly onPointerLeave?: PointerEventHandler | undefined;
  readonly onPointerDown?: PointerEventHandler | undefined;
  readonly onPointerUp?: PointerEventHandler | undefined;
  readonly onPointerCancel?: PointerEventHandler | undefined;
  readonly onFocus?: FocusEventHandler | undefined;
  readonly onBlur?: FocusEventHandler | undefined;
  readonly 'aria-label'?: string | undefined;
}

interface TooltipProps {
  readonly title: ReactNode;
  readonly children: ReactElement<OwnerProps>;
}

/** Words about something, usually a button of only an icon, which they also name unless it has a name of its own. */
export function Tooltip({ title, children }: TooltipProps): ReactElement {
  const [owner, setOwner] = useState<Element>();
  const [timer] = useState(startTimer);
  useEffect(() => timer.stop, [timer]);
  const soon = (next: Element | undefined, delay: number): void => timer.start(() => setOwner(next), delay);
  const close = (): void => soon(undefined, 0);
  const own = children.props;
  const label = own['aria-label'] ?? (typeof title === 'string' ? title : undefined);
  return (
    <>
      {cloneElement(children, {
        ...(label === undefined ? {} : { 'aria-label': label }),
        onPointerEnter: both(own.onPointerEnter, (event: PointerEvent) => {
          if (!isTouch(event)) soon(event.currentTarget, delays.enter);
        }),
        onPointerLeave: both(own.onPointerLeave, (event: PointerEvent) => {
          if (!isTouch(event)) close();
        }),
        onPointerDown: both(own.onPointerDown, (event: PointerEvent) => {
          if (isTouch(event)) soon(event.currentTarget, delays.touch);
        }),
        onPointerUp: both(own.onPointerUp, (event: PointerEvent) => {
          if (isTouch(event)) soon(undefined, owner === undefined ? 0 : delays.leaveTouch);
        }),
        onPointerCancel: both(own.onPointerCancel, close),
        onFocus: both(own.onFocus, (event: FocusEvent) => {
          if (isFocusShown(event.target)) soon(event.currentTarget, delays.enter);
        }),
        onBlur: both(own.onBlur, close),
      })}
      {owner === undefined || title === '' ? null : (
        <Words owner={owner} onEnter={timer.stop} onLeave={close} onEscape={() => setOwner(undefined)}>
          {title}
        </Words>
      )}
    </>
  );
}

interface Timer {
  readonly start: (run: () => void, delay: number) => void;
  readonly stop: () => void;
}

/** One thing at a time that happens later. */
function startTimer(): Timer {
  let id = 0;
  const stop = (): void => window.clearTimeout(id);
  return {
    stop,
    start: (run, delay) => {
      stop();
      id = window.setTimeout(run, delay);
    },
  };
}

interface WordsProps {
  readonly owner: Element;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

function Words({ owner, onEnter, onLeave, onEscape, children }: WordsProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current !== null) placeBeside(place.current, owner.getBoundingClientRect());
  }, [owner, children]);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onEscape]);
  return createPortal(
    <div ref={place} role="tooltip" className={css.place} onPointerEnter={onEnter} onPointerLeave={onLeave}>
      <div className={css.words}>{children}</div>
    </div>,
    document.body,
  );
}

/** The owner's own handler, then the tooltip's. */
function both<Event>(own: ((event: Event) => void) | undefined, more: (event: Event) => void): (event: Event) => void {
  return (event) => {
    own?.(event);
    more(event);
  };
}

const isTouch = (event: PointerEvent): boolean => event.pointerType === 'touch';

function isFocusShown(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return true;
  }
}
