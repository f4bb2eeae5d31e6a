import { useEffect, useState, type RefObject } from 'react';

export interface RowWindow {
  readonly start: number;
  readonly end: number;
}

/** More cells than this are not all kept in the page. */
const mostCells = 900;
const margin = 3;

/** Which rows are to be drawn: all of a small table; of a large one those in sight and a few around them. */
export function rowWindow(
  rows: number,
  columns: number,
  rowHeight: number,
  scrollTop: number,
  height: number,
): RowWindow {
  if (rows <= 60 && rows * columns <= mostCells) return { start: 0, end: rows };
  const first = Math.floor(scrollTop / rowHeight) - margin;
  const last = Math.ceil((scrollTop + height) / rowHeight) + margin;
  return { start: Math.max(0, Math.min(first, rows - 1)), end: Math.min(rows, Math.max(last, 1)) };
}

/** The rows of a scrolling box that are in sight. */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  rows: number,
  columns: number,
  rowHeight: number,
): RowWindow {
  const [view, setView] = useState({ scrollTop: 0, height: 700 });
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = (): void =>
      setView((old) => {
        // A scroll within the margin draws nothing new.
        const scrollTop = Math.floor(element.scrollTop / (rowHeight * 2)) * rowHeight * 2;
        const height = element.clientHeight + rowHeight * 2;
        return old.scrollTop === scrollTop && old.height === height ? old : { scrollTop, height };
      });
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [box, rowHeight]);
  return rowWindow(rows, columns, rowHeight, view.scrollTop, view.height);
}
