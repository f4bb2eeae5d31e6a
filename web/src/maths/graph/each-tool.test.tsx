import { type Graph, graphTools, type GraphTool } from '@lemma/math/document';
import type { HandleEnd } from '@lemma/math/drawn';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { field, handle, showAnswer, standOnStage } from '../../testing/maths/drawn-answers.tsx';
import { graphOf } from '../../testing/maths/drawn-scenes.ts';
import { fill } from '../../testing/show.tsx';

beforeEach(() => void standOnStage());
afterEach(() => void vi.restoreAllMocks());

type Place = readonly [x: number, y: number];

/** An answer of a tool: the names of its handles in the order of Tab, their start and end, and what is sent. */
interface Task {
  readonly names: readonly string[];
  readonly from: readonly Place[];
  readonly to: readonly Place[];
  readonly sent: string;
  /** The direction in which a handle can move, where it is only one. */
  readonly only?: readonly ('x' | 'y' | undefined)[];
  readonly ends?: readonly HandleEnd[];
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

function open(tool: GraphTool) {
  const task = tasks[tool];
  const start = task.from.map(([x, y]) => ({ x, y, ...(task.ends && { end: 'closed' as const }) }));
  return { ...showAnswer(graphOf(tool, { ...task.graph, start })), task };
}

const presses = (by: number, forth: string, back: string): string => `{${by > 0 ? forth : back}}`.repeat(Math.abs(by));

describe.each(graphTools)('an answer that is drawn with %s', (tool) => {
  it('is given by keys alone, and its positions are announced, never its equation', async () => {
    const { user, onValue, task } = open(tool);
    const group = within(screen.getByRole('group', { name: 'Line' }));
    expect(group.getAllByRole('slider').map((one) => one.getAttribute('aria-label'))).toEqual(task.names);
    handle(task.names[0] ?? '').focus();
    for (const [index, name] of task.names.entries()) {
      if (index > 0) await user.tab();
      expect(document.activeElement).toBe(handle(name));
      const [[x, y], [toX, toY]] = [task.from[index] ?? [0, 0], task.to[index] ?? [0, 0]];
      await user.keyboard(presses(toX - x, 'ArrowRight', 'ArrowLeft') + presses(toY - y, 'ArrowUp', 'ArrowDown'));
      if (task.ends?.[index] === 'open') await user.keyboard(' ');
    }
    expect(onValue).toHaveBeenLastCalledWith(task.sent);
    const announced = group.getByRole('status');
    await waitFor(() => expect(announced.textContent).not.toBe(''));
    for (const name of task.names) expect(announced.textContent).toContain(`${name}: `);
    expect(announced.textContent).not.toContain('=');
  });

  it('is given by its fields alone', async () => {
    const { user, onValue, task } = open(tool);
    for (const [index, name] of task.names.entries()) {
      const [x, y] = task.to[index] ?? [0, 0];
      const only = task.only?.[index];
      if (only !== 'y') await fill(user, field(`${name}, x`), String(x));
      if (only !== 'x') await fill(user, field(`${name}, y`), String(y));
      const end = task.ends?.[index];
      if (end) await user.selectOptions(screen.getByRole('combobox', { name: `${name}: kind` }), end);
    }
    expect(onValue).toHaveBeenLastCalledWith(task.sent);
  });
});
