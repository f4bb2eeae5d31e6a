import { type Graph, graphTools, type GraphTool } from '@lemma/math/document';
import type { HandleEnd } from '@lemma/math/drawn';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { at, field, handle, showAnswer, standOnStage } from '../../testing/maths/drawn-answers.tsx';
import { graphOf } from '../../testing/maths/drawn-scenes.ts';

beforeEach(() => void standOnStage());
afterEach(() => void vi.restoreAllMocks());

type Place = readonly [x: number, y: number];

/** Where the handles of an answer end, and what is sent. */
interface Given {
  readonly to: readonly Place[];
  readonly sent: string;
  readonly ends?: readonly HandleEnd[];
}

/** Answers of a tool: the names of its handles in the order of Tab, and their start. */
interface Task extends Given {
  readonly names: readonly string[];
  readonly from: readonly Place[];
  /** The direction in which a handle can move, where it is only one. */
  readonly only?: readonly ('x' | 'y' | undefined)[];
  readonly graph?: Partial<Graph>;
}

const two: Pick<Task, 'from' | 'to'> = {
  from: [
    [-3, 1],
    [2, -2],
  ],
  to: [
    [0, -1],
    [1, 1],
  ],
};
const three = (third: Place, end: Place): Pick<Task, 'from' | 'to'> => ({
  from: [...two.from, third],
  to: [...two.to, end],
});

const tasks: Readonly<Record<GraphTool, Task>> = {
  points: { ...two, names: ['Point A', 'Point B'], sent: '{(0, -1), (1, 1)}' },
  line: { ...two, names: ['Point A', 'Point B'], sent: 'y = 2x - 1' },
  segment: { ...two, names: ['Point A', 'Point B'], sent: '[(0, -1), (1, 1)]', graph: { shape: 'list' } },
  ray: { ...two, names: ['Starting point', 'Point on the ray'], sent: '[(0, -1), (1, 1)]', graph: { shape: 'list' } },
  vector: { ...two, names: ['Tail', 'Tip'], sent: '(1, 2)' },
  circle: { ...two, names: ['Centre', 'Point on the circle'], sent: 'x^2 + (y + 1)^2 = 5' },
  polygon: {
    ...three([4, 4], [-2, 3]),
    names: ['Corner A', 'Corner B', 'Corner C'],
    sent: '[(0, -1), (1, 1), (-2, 3)]',
    graph: { count: 3, shape: 'list' },
  },
  'half-plane': {
    ...three([4, 4], [3, -2]),
    names: ['Point A', 'Point B', 'Point in the region'],
    sent: 'y <= 2x - 1',
    graph: { count: 1 },
  },
  parabola: { ...two, names: ['Vertex', 'Point on the parabola'], sent: 'y = 2x^2 - 1' },
  absolute: { ...two, names: ['Vertex', 'Point on the graph'], sent: 'y = 2abs(x) - 1' },
  exponential: {
    ...three([0, 4], [0, -2]),
    names: ['Point A', 'Point B', 'Asymptote'],
    only: [undefined, undefined, 'y'],
    sent: 'y = 3^x - 2',
  },
  logarithm: {
    from: [
      [2, 1],
      [3, 3],
      [-4, 0],
    ],
    to: [
      [1, 0],
      [2, 1],
      [0, 0],
    ],
    names: ['Point A', 'Point B', 'Asymptote'],
    only: [undefined, undefined, 'x'],
    sent: 'y = ln(x)/ln(2)',
  },
  sine: {
    ...two,
    names: ['Crossing of the middle line', 'Highest or lowest point beside it'],
    sent: 'y = 2sin(0.5*pi*x) - 1',
  },
  interval: {
    from: [
      [-3, 0],
      [2, 0],
    ],
    to: [
      [-1, 0],
      [4, 0],
    ],
    only: ['x', 'x'],
    ends: ['open', 'closed'],
    names: ['Left end', 'Right end'],
    sent: '(-1, 4]',
    graph: { figure: 'line', isLine: true, count: 1 },
  },
};

/** Two more answers of each tool. */
const others: Readonly<Record<GraphTool, readonly [Given, Given]>> = {
  points: [given('{(-4, 4), (3, 0)}', [-4, 4], [3, 0]), given('{(-5, -5), (5, 5)}', [-5, -5], [5, 5])],
  line: [given('y = 3', [-2, 3], [4, 3]), given('x = 2', [2, -4], [2, 4])],
  segment: [given('[(-4, 0), (4, 0)]', [-4, 0], [4, 0]), given('[(2, 5), (-1, -3)]', [2, 5], [-1, -3])],
  ray: [given('[(0, 0), (-1, 2)]', [0, 0], [-1, 2]), given('[(3, 3), (3, -1)]', [3, 3], [3, -1])],
  vector: [given('(-3, -1)', [1, 1], [-2, 0]), given('(4, -3)', [0, 0], [4, -3])],
  circle: [given('(x - 2)^2 + (y - 1)^2 = 4', [2, 1], [4, 1]), given('x^2 + y^2 = 25', [0, 0], [3, 4])],
  polygon: [
    given('[(0, 0), (4, 0), (4, 3)]', [0, 0], [4, 0], [4, 3]),
    given('[(-3, -3), (0, 5), (3, -3)]', [-3, -3], [0, 5], [3, -3]),
  ],
  'half-plane': [given('y >= 0', [-1, 0], [1, 0], [0, 4]), given('x >= 2', [2, -4], [2, 4], [4, 0])],
  parabola: [given('y = 2(x - 1)^2 - 3', [1, -3], [2, -1]), given('y = -(x + 2)^2 + 4', [-2, 4], [-1, 3])],
  absolute: [given('y = 2abs(x - 1) - 3', [1, -3], [2, -1]), given('y = -abs(x) + 4', [0, 4], [2, 2])],
  exponential: [given('y = 2^x', [0, 1], [1, 2], [0, 0]), given('y = 2*2^x + 1', [0, 3], [1, 5], [0, 1])],
  logarithm: [given('y = ln(x)/ln(3)', [1, 0], [3, 1], [0, 0]), given('y = ln(x + 1)/ln(2)', [0, 0], [1, 1], [-1, 0])],
  sine: [given('y = 2sin(0.5*pi*x)', [0, 0], [1, 2]), given('y = 3sin(0.25*pi*x) + 1', [0, 1], [2, 4])],
  interval: [
    { ...given('[-4, 0)', [-4, 0], [0, 0]), ends: ['closed', 'open'] },
    { ...given('[-2, 1]', [-2, 0], [1, 0]), ends: ['closed', 'closed'] },
  ],
};

function given(sent: string, ...to: readonly Place[]): Given {
  return { sent, to };
}

const cases = graphTools.flatMap((tool) => [tasks[tool], ...others[tool]].map((one) => ({ tool, ...one })));

/** An answer whose handles are at their start, or a kept one. */
function open({ tool, ...own }: (typeof cases)[number], value = '') {
  const task = { ...tasks[tool], ...own };
  const start = task.from.map(([x, y]) => ({ x, y, ...(task.ends && { end: 'closed' as const }) }));
  return { ...showAnswer(graphOf(tool, { ...task.graph, start }), { value }), task };
}

function press(key: string, times = 1): void {
  for (let k = 0; k < times; k += 1) fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

/** Arrows that move the handle with the focus so far. */
function moveBy(x: number, y: number): void {
  press(x > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(x));
  press(y > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(y));
}

describe.each(cases)('the answer $sent, drawn with $tool', (one) => {
  it('is given by keys alone, and its positions are announced, never its equation', async () => {
    const { user, onValue, task } = open(one);
    const group = within(screen.getByRole('group', { name: 'Line' }));
    expect(group.getAllByRole('slider').map((slider) => slider.getAttribute('aria-label'))).toEqual(task.names);
    handle(task.names[0] ?? '').focus();
    for (const [index, name] of task.names.entries()) {
      if (index > 0) await user.tab();
      expect(document.activeElement).toBe(handle(name));
      const [[x, y], [toX, toY]] = [task.from[index] ?? [0, 0], task.to[index] ?? [0, 0]];
      moveBy(toX - x, toY - y);
      if (task.ends?.[index] === 'open') press(' ');
    }
    expect(onValue).toHaveBeenLastCalledWith(task.sent);
    const announced = group.getByRole('status');
    await waitFor(() => expect(announced.textContent).not.toBe(''));
    for (const name of task.names) expect(announced.textContent).toContain(`${name}: `);
    expect(announced.textContent).not.toContain('=');
  });

  it('is given by the pointer alone', () => {
    const { onValue, task } = open(one);
    for (const [index, name] of task.names.entries()) {
      const [from, to] = [task.from[index], task.to[index]];
      if (!from || !to) throw new Error('a handle without a place');
      fireEvent.pointerDown(handle(name), at(...from));
      fireEvent.pointerMove(handle(name), at(...to));
      fireEvent.pointerUp(handle(name), at(...to));
      if (task.ends?.[index] !== 'open') continue;
      fireEvent.pointerDown(handle(name), at(...to));
      fireEvent.pointerUp(handle(name), at(...to));
    }
    expect(onValue).toHaveBeenLastCalledWith(task.sent);
  });

  it('is given by its fields alone', async () => {
    const { user, onValue, task } = open(one);
    for (const [index, name] of task.names.entries()) {
      const [x, y] = task.to[index] ?? [0, 0];
      const only = task.only?.[index];
      if (only !== 'y') fireEvent.change(field(`${name}, x`), { target: { value: String(x) } });
      if (only !== 'x') fireEvent.change(field(`${name}, y`), { target: { value: String(y) } });
      const end = task.ends?.[index];
      if (end) await user.selectOptions(screen.getByRole('combobox', { name: `${name}: kind` }), end);
    }
    expect(onValue).toHaveBeenLastCalledWith(task.sent);
  });

  it('is drawn where it was typed', async () => {
    const { task } = open(one, one.sent);
    const places = () => task.names.map((name) => handle(name).getAttribute('aria-valuetext'));
    const atStart = places();
    await waitFor(() => expect(places()).not.toEqual(atStart));
    expect(screen.queryByText('What is typed cannot be shown with these handles. It counts all the same.')).toBeNull();
  });
});
