import type { PollQuestionView } from '@lemma/contracts';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { askedOf, groupOf, pointView, pollViewOf, resultsOf } from '../../../../testing/polls.ts';
import { show } from '../../../../testing/show.tsx';
import { WallQuestion } from '../../wall/WallQuestion.tsx';
import { voterKinds } from '../voter-kinds.ts';
import { heatOf, planeOf, type PointMeasures } from './heat.ts';

const view: PollQuestionView = pollViewOf({ kind: 'point', prompt: 'Where is it lowest?', ...pointView });
const measuresOf = (cells: PointMeasures['cells'], changes: Partial<PointMeasures> = {}): PointMeasures => ({
  kind: 'point',
  size: 1,
  cells,
  mean: { x: 0, y: 0 },
  ...changes,
});
const heat = (measures: PointMeasures) => {
  const scene = planeOf(view);
  if (!scene) throw new Error('no figure');
  return heatOf(measures, view, scene);
};

describe('the map of a hall', () => {
  it('has a dot for every answer while there are fewer than sixty, none on another', () => {
    const { dots, levels } = heat(
      measuresOf([
        [1, -2, 40],
        [2, 0, 19],
      ]),
    );
    const places = dots.split('M').slice(1);
    expect(levels).toEqual([]);
    expect(new Set(places).size).toBe(59);
  });

  it('has four shades of cells from then on, each cell in the one of its number', () => {
    const { dots, levels } = heat(
      measuresOf([
        [1, -2, 80],
        [2, 0, 41],
        [0, 0, 3],
        [0, 1, 1],
      ]),
    );
    expect(dots).toBe('');
    expect(levels.map(({ least, most, path }) => [least, most, path.split('M').length - 1])).toEqual([
      [1, 20, 2],
      [41, 60, 1],
      [61, 80, 1],
    ]);
    // The cell of (1, −2): one unit is 100, around its middle.
    expect(levels.at(-1)?.path).toBe('M550 650h100v100h-100z');
  });

  it('draws 1,600 cells as at most four paths', () => {
    const cells = Array.from({ length: 1600 }, (_, k): [number, number, number] => [
      k % 40,
      Math.floor(k / 40),
      1 + (k % 9),
    ]);
    expect(heat(measuresOf(cells)).levels.length).toBeLessThanOrEqual(4);
  });

  it('has numbers at the fullest cells, none beside a fuller one and none below fifteen', () => {
    const { peaks } = heat(
      measuresOf([
        [1, -2, 80],
        [1, -1, 14],
        [1.5, -2, 60],
        [-3, 2, 15],
        [-3, -3, 14],
      ]),
    );
    // One unit is 100: the number is at the upper edge of the cell.
    expect(peaks).toEqual([
      { x: 600, y: 650, count: 80 },
      { x: 200, y: 250, count: 15 },
    ]);
  });

  it('draws squares instead of dots where few answers were joined', () => {
    const { dots, levels } = heat(measuresOf([[1.5, -1.5, 4]], { size: 4, mean: null }));
    expect(dots).toBe('');
    expect(levels[0]?.path).toBe('M450 450h400v400h-400z');
  });
});

describe('the box of a voter', () => {
  function Voter({ onVote }: { onVote: (vote: readonly string[]) => void }) {
    const [box, setBox] = useState('');
    const { Box, fromBox } = voterKinds.point;
    const change = (value: string): void => {
      setBox(value);
      onVote(fromBox(value, view));
    };
    return <Box view={view} value={box} isReadOnly={false} onChange={change} onEnter={vi.fn()} submitLabel="Submit" />;
  }

  it('votes for the place to which the handle is moved by keys', async () => {
    const onVote = vi.fn<(vote: readonly string[]) => void>();
    const { user } = show(<Voter onVote={onVote} />);
    (await screen.findByRole('slider', { name: 'Point A' })).focus();
    await user.keyboard('{ArrowLeft}{ArrowDown}');
    expect(onVote).toHaveBeenLastCalledWith(['(2, 2)']);
  });

  it('is empty before anything was moved', () => {
    expect(voterKinds.point.fromBox('', view)).toEqual([]);
    expect(voterKinds.point.toBox(['(2, 2)'])).toBe('(2, 2)');
  });
});

describe('the wall of a question of points', () => {
  const results = resultsOf({
    answered: 80,
    groups: [
      groupOf({ key: '(1, -2)', latex: '(1,\\,-2)', count: 60 }),
      groupOf({ key: '(2, 0)', latex: '(2,\\,0)', count: 20 }),
    ],
    measures: measuresOf([
      [1, -2, 60],
      [2, 0, 20],
    ]),
  });

  it('shows the empty figure while votes come in', async () => {
    show(<WallQuestion question={askedOf({ view })} code={null} />);
    expect(await screen.findByRole('img', { name: 'A plane.' })).toBeDefined();
  });

  it('says the fullest places in a list, and what the shades mean in numbers', async () => {
    show(<WallQuestion question={askedOf({ view, phase: 'closed', results })} code={null} />);
    await screen.findByRole('img', { name: 'A plane.' });
    const rows = within(screen.getByRole('list', { name: 'Places with the most answers' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('75 %'),
      expect.stringContaining('25 %'),
    ]);
    expect(screen.getByText('46 to 60')).toBeDefined();
  });

  it('lists the ten fullest places of many', async () => {
    const groups = Array.from({ length: 14 }, (_, at) =>
      groupOf({ key: `(${at}, 0)`, latex: `(${at},\\,0)`, count: 30 - at }),
    );
    show(<WallQuestion question={askedOf({ view, phase: 'closed', results: { ...results, groups } })} code={null} />);
    const rows = within(await screen.findByRole('list', { name: 'Places with the most answers' }));
    const counts = rows.getAllByRole('listitem').map((row) => Number(row.firstElementChild?.textContent));
    expect(counts).toEqual([30, 29, 28, 27, 26, 25, 24, 23, 22, 21]);
  });

  it('shows 2,000 answers of a hall as shades whose legend and list say in numbers what they are', async () => {
    // Most are near (1, −2), the others evenly on the whole plane.
    const cells: [number, number, number][] = Array.from({ length: 441 }, (_, k) => [
      (k % 21) / 2 - 5,
      Math.floor(k / 21) / 2 - 5,
      1,
    ]);
    const near = [200, 321, 517, 402, 119];
    const hall = cells.map(([x, y, one]): [number, number, number] => [
      x,
      y,
      (y === -2 ? near[2 * x] : undefined) ?? one,
    ]);
    const answered = hall.reduce((sum, [, , count]) => sum + count, 0);
    const groups = hall
      .map(([x, y, count]) => groupOf({ key: `(${x}, ${y})`, latex: `(${x},\\,${y})`, count }))
      .toSorted((a, b) => b.count - a.count);
    const whole = { ...results, answered, groups, measures: measuresOf(hall) };
    const { container } = show(
      <WallQuestion question={askedOf({ view, phase: 'closed', results: whole })} code={null} />,
    );
    await screen.findByRole('img', { name: 'A plane.' });
    const drawn = [...container.querySelectorAll('[data-figure] svg[aria-hidden] path')];
    const squares = drawn.flatMap((path) => (path.getAttribute('d') ?? '').match(/M[^M]*h[^M]*z/g) ?? []);
    expect(squares).toHaveLength(441);
    expect(drawn.length).toBeLessThanOrEqual(4);
    expect(screen.getByText('389 to 517')).toBeDefined();
    const rows = within(screen.getByRole('list', { name: 'Places with the most answers' })).getAllByRole('listitem');
    expect(rows.slice(0, 5).map((row) => Number(row.firstElementChild?.textContent))).toEqual([
      517, 402, 321, 200, 119,
    ]);
  });

  it('shows the right place and the share of right answers once the key is shown', async () => {
    const figures = view.figures.map((figure) => ({ ...figure, name: 'key', describe: 'The right place.' }));
    const key = { choices: [], latex: '(1,\\,-2)', text: '', solution: '', figures };
    show(
      <WallQuestion
        question={askedOf({ view, phase: 'closed', key, results: { ...results, right: 60 } })}
        code={null}
      />,
    );
    expect(await screen.findByRole('img', { name: 'The right place.' })).toBeDefined();
    expect(screen.getByText(/75 % right/)).toBeDefined();
  });

  it('puts two rounds side by side, with an arrow between the means', async () => {
    const second = { ...results, round: 2, measures: measuresOf([[1, -2, 80]], { mean: { x: 2, y: 2 } }) };
    const comparison = { first: results, second, bothRounds: 80, flows: [] };
    const { container } = show(
      <WallQuestion question={askedOf({ view, phase: 'closed', results, comparison })} code={null} />,
    );
    expect(await screen.findAllByRole('img', { name: 'A plane.' })).toHaveLength(2);
    expect(container.querySelector('path[d^="M500 500L700 300"]')).not.toBeNull();
  });
});
