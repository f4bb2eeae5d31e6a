import { type Graph, graphTools, type GraphTool } from '@lemma/math/document';
import { type Drawing, gapOf, type Handle, type HandleEnd, toolRules, valueOf } from '@lemma/math/drawn';
import { drawingOf } from '@lemma/math/drawn/reading';
import { cleanup, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showAnswer, standOnStage } from '../../testing/maths/drawn-answers.tsx';
import { graphOf, numberLine, plane } from '../../testing/maths/drawn-scenes.ts';

/*
 * Presses at random on everything that a drawn answer has: handles, fields, lists and buttons. After each press the
 * answer that was sent is that of the handles as they are announced, and it can be drawn again.
 */

/** Presses for each tool; a thousand were tried when this was written. */
const presses = 60;

beforeEach(() => void standOnStage());
afterEach(() => void vi.restoreAllMocks());

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
const others = [' ', 'Delete', 'Backspace', 'Enter', 'Escape', 'a', 'Tab', 'F2', '5', 'y', 'z'];
const texts = ['', '-', '2', '-3', '−4', '1,5', '0.5', 'pi', '2π/3', '1/0', '1e9', '99', 'x', '４'];

interface Press {
  /** Chooses the thing that is pressed. */
  readonly at: number;
  /** Chooses the text or entry of a field or list. */
  readonly entry: number;
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
}

const press: fc.Arbitrary<Press> = fc.record({
  at: fc.nat(10_000),
  entry: fc.nat(10_000),
  key: fc.constantFrom(...arrows, ...others),
  shiftKey: fc.boolean(),
  // Undoing after each second press would leave nothing.
  ctrlKey: fc.nat(9).map((digit) => digit === 0),
});

const freeTools: ReadonlySet<GraphTool> = new Set(['points', 'polygon', 'interval', 'half-plane']);

function graphFor(tool: GraphTool): Graph {
  const isLine = tool === 'interval';
  const count = freeTools.has(tool) ? 'free' : 1;
  const places: readonly Handle[] = [
    { x: -3, y: isLine ? 0 : 1 },
    { x: 2, y: isLine ? 0 : -2 },
    { x: 4, y: 4 },
  ];
  const needed = count === 'free' && tool !== 'half-plane' ? 2 : toolRules[tool].handles(1);
  const start = places.slice(0, needed).map((place) => (isLine ? { ...place, end: 'closed' as const } : place));
  return graphOf(tool, { count, start, isLine, figure: isLine ? 'line' : 'plane' });
}

const things = (group: HTMLElement): HTMLElement[] => {
  const sliders = [...group.querySelectorAll<HTMLElement>('[role="slider"]')];
  const controls = [...group.querySelectorAll<HTMLElement>('input, select, button:not(:disabled)')];
  // Typing as a formula is another way in.
  return [...sliders, ...sliders, ...controls.filter(({ textContent }) => !textContent.startsWith('Type'))];
};

function pressOn(element: HTMLElement, { entry, key, shiftKey, ctrlKey }: Press): void {
  if (element instanceof HTMLSelectElement) {
    fireEvent.change(element, { target: { value: element.options[entry % element.options.length]?.value ?? '' } });
  } else if (element instanceof HTMLInputElement && element.type !== 'checkbox') {
    fireEvent.change(element, { target: { value: texts[entry % texts.length] } });
    fireEvent.keyDown(element, { key, shiftKey, ctrlKey });
    fireEvent.blur(element);
  } else if (element.getAttribute('role') === 'slider') fireEvent.keyDown(element, { key, shiftKey, ctrlKey });
  else fireEvent.click(element);
}

const ends: Readonly<Record<string, HandleEnd>> = {
  'not included': 'open',
  included: 'closed',
  'continues without end': 'arrow',
};

/** The drawing as a screen reader finds it. */
function announced(group: HTMLElement, graph: Graph): Drawing {
  const handles = [...group.querySelectorAll('[role="slider"]')].map((slider): Handle => {
    const text = (slider.getAttribute('aria-valuetext') ?? '').replaceAll('−', '-');
    const x = Number(slider.getAttribute('aria-valuenow'));
    if (graph.tool === 'interval') return { x, y: 0, end: ends[text.split(', ').at(-1) ?? ''] ?? 'closed' };
    return { x, y: Number(/y (-?[\d.]+)/.exec(text)?.[1]) };
  });
  const boxes = [...group.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  return boxes.length === 0 ? { handles } : { handles, strict: boxes.map(({ checked }) => !checked) };
}

const isOnGrid = ({ x, y }: Handle): boolean =>
  [x, y].every((value) => Number.isInteger(value) && value >= -5 && value <= 5);

it.each(graphTools)('keeps a valid answer whatever is pressed on a figure for %s', (tool) => {
  const complain = vi.spyOn(console, 'error');
  fc.assert(
    fc.property(fc.array(press, { minLength: presses, maxLength: presses }), (list) => {
      const graph = graphFor(tool);
      const { window } = graph.isLine ? numberLine : plane;
      const { onValue, container } = showAnswer(graph);
      const group = container.querySelector<HTMLElement>('[data-graph]');
      if (!group) throw new Error('nothing to draw on');
      for (const one of list) {
        const all = things(group);
        const thing = all[one.at % all.length];
        if (thing) pressOn(thing, one);
        const drawing = announced(group, graph);
        expect(drawing.handles.every(isOnGrid)).toBe(true);
        const sent = onValue.mock.lastCall?.[0] ?? '';
        if (sent === '') {
          expect([graph.start, []]).toContainEqual(drawing.handles);
          continue;
        }
        expect(sent).toBe(valueOf(drawing, graph, '.'));
        if (gapOf(drawing, graph) === undefined) expect(drawingOf(sent, { graph, window }, '.'), sent).toBeDefined();
      }
      expect(complain).not.toHaveBeenCalled();
      cleanup();
    }),
    { numRuns: 1 },
  );
});
