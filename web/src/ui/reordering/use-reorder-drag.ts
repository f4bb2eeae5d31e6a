import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  type ElementDropTargetEventBasePayload,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../hooks/use-latest.ts';

interface ReorderDrag<Row extends HTMLElement> {
  readonly row: RefObject<Row | null>;
  /** The part to hold; the row itself stays free for text to be selected. */
  readonly handle: RefObject<HTMLSpanElement | null>;
  /** For the row: `data-drop` says at which edge the dragged one would land, `data-dragged` that it is the dragged one. */
  readonly marks: { readonly 'data-drop'?: 'top' | 'bottom'; readonly 'data-dragged'?: true };
}

/** A row that is dragged to another place of its list. Keys and buttons that do the same are up to the page. */
export function useReorderDrag<Row extends HTMLElement>(
  /** Rows are dropped only among rows of the same list. */
  list: string,
  index: number,
  onMove: (to: number) => void,
): ReorderDrag<Row> {
  const row = useRef<Row>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [marks, setMarks] = useState<ReorderDrag<Row>['marks']>({});
  const indexNow = useLatest(() => index);
  const move = useLatest(onMove);
  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (element === null || dragHandle === null) return undefined;
    const destination = (startIndex: number, target: Record<string | symbol, unknown>): number =>
      getReorderDestinationIndex({
        startIndex,
        indexOfTarget: indexNow(),
        closestEdgeOfTarget: extractClosestEdge(target),
        axis: 'vertical',
      });
    const mark = ({ self, source }: ElementDropTargetEventBasePayload): void => {
      const start = Number(source.data['index']);
      const edge = extractClosestEdge(self.data);
      const lands = destination(start, self.data) !== start && (edge === 'top' || edge === 'bottom') ? edge : undefined;
      setMarks((last) => (last['data-drop'] === lands ? last : lands === undefined ? {} : { 'data-drop': lands }));
    };
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ list, index: indexNow(), move }),
        onDragStart: () => setMarks({ 'data-dragged': true }),
        onDrop: () => setMarks({}),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['list'] === list && source.element !== element,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDragEnter: mark,
        onDrag: mark,
        onDragLeave: () => setMarks({}),
        onDrop: ({ self, source }) => {
          setMarks({});
          const start = Number(source.data['index']);
          const to = destination(start, self.data);
          if (to !== start) (source.data['move'] as typeof move)(to);
        },
      }),
    );
  }, [list, indexNow, move]);
  return { row, handle, marks };
}
