import { useEffect, useState, type RefObject } from 'react';

export interface Place {
  readonly row: number;
  /** Index of the task. */
  readonly column: number;
}

export interface GridSize {
  readonly rowHeight: number;
  readonly columnWidth: number;
  readonly nameWidth: number;
  readonly totalWidth: number;
}

/** Which of many equal rows or columns are drawn. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface GridWindow {
  readonly rows: Span;
  readonly columns: Span;
}

/** Up to so many are all drawn. */
const fewRows = 24;
const fewColumns = 12;
const rowMargin = 2;
const columnMargin = 1;
/** So many rows or columns go by before others are drawn. */
const step = 3;

/** Those of `count` in sight and a few around them; all where there are few. */
export function spanInSight(
  count: number,
  { size, offset, extent, few, margin }: { size: number; offset: number; extent: number; few: number; margin: number },
): Span {
  if (count <= few) return { start: 0, end: count };
  const first = Math.floor(offset / size) - margin;
  const last = Math.ceil((offset + extent) / size) + margin;
  return { start: Math.max(0, Math.min(first, count - 1)), end: Math.min(count, Math.max(last, 1)) };
}

interface GridSizes {
  readonly rows: number;
  readonly columns: number;
  readonly rowHeight: number;
  readonly columnWidth: number;
  /** Width of the fixed columns beside the cells. */
  readonly fixedWidth: number;
}

const usualView = { top: 0, left: 0, height: 700, width: 1200 };

/** The cells of a scrolling box that are in sight. */
export function useGridWindow(box: RefObject<HTMLElement | null>, sizes: GridSizes): GridWindow {
  const { rows, columns, rowHeight, columnWidth, fixedWidth } = sizes;
  const [view, setView] = useState(usualView);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = (): void =>
      setView((old) => {
        // A scroll within a step draws nothing new.
        const top = Math.floor(element.scrollTop / (rowHeight * step)) * rowHeight * step;
        const left = Math.floor(element.scrollLeft / (columnWidth * step)) * columnWidth * step;
        const height = element.clientHeight + rowHeight * step;
        const width = element.clientWidth - fixedWidth + columnWidth * step;
        const isSame = old.top === top && old.left === left && old.height === height && old.width === width;
        return isSame ? old : { top, left, height, width };
      });
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [box, rowHeight, columnWidth, fixedWidth]);
  return {
    rows: spanInSight(rows, {
      size: rowHeight,
      offset: view.top,
      extent: view.height,
      few: fewRows,
      margin: rowMargin,
    }),
    columns: spanInSight(columns, {
      size: columnWidth,
      offset: view.left,
      extent: view.width,
      few: fewColumns,
      margin: columnMargin,
    }),
  };
}
