import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Bars } from './Bars.tsx';
import { Curve } from './Curve.tsx';
import { Ranges } from './Ranges.tsx';
import { Scatter } from './Scatter.tsx';

describe('charts', () => {
  it('give the bars as a table, and draw what is zero as a line and what is small so that it can be seen', () => {
    const bars = [
      { name: 'Week 1', value: 0, words: '0 learners' },
      { name: 'Week 2', value: 1, words: '1 learner' },
      { name: 'Week 3', value: 200, words: '200 learners' },
    ];
    const { container } = show(
      <Bars caption="Active learners" heads={['Week', 'Learners']} bars={bars} lastIsNow ends={['Week 1', 'now']} />,
    );
    const table = within(screen.getByRole('table', { name: 'Active learners' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'WeekLearners',
      'Week 10 learners',
      'Week 21 learner',
      'Week 3200 learners',
    ]);
    const heights = [...container.querySelectorAll('rect')].map((one) => Number(one.getAttribute('height')));
    expect(heights).toEqual([1, 3, 60]);
  });

  it('run from left to right in every language, with the words under their ends, and name a span without a figure', () => {
    const points = [
      { name: 'Week 1', share: 0.5 },
      { name: 'Week 2', share: null },
    ];
    show(<Curve caption="Share" heads={['Week', 'Right']} points={points} ends={['4 Oct', 'this week']} />);
    expect(screen.getByText('4 Oct').parentElement?.getAttribute('dir')).toBe('ltr');
    expect(screen.getByRole('row', { name: 'Week 2 none' })).toBeDefined();
  });

  it('draw no bar at all without failing', () => {
    show(<Bars caption="None" heads={['Week', 'Learners']} bars={[]} ends={['', '']} />);
    expect(screen.getByRole('table', { name: 'None' })).toBeDefined();
  });

  it('name each point of a plane with its figures, and say which is chosen', async () => {
    const choose = vi.fn<(id: string) => void>();
    const points = [
      { id: 'a', mark: '1', label: 'Question 1: 71 % right', x: 0.7, y: 0.4, tone: 'usual' as const },
      { id: 'b', mark: '2', label: 'Question 2: 30 % right', x: 0.3, y: 0.1, tone: 'error' as const },
    ];
    const { user } = show(
      <Scatter name="Questions" points={points} chosen="a" onChoose={choose} bands={[]} across={['0']} up={['1']} />,
    );
    await user.click(screen.getByRole('button', { name: 'Question 2: 30 % right' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith('b');
    expect(screen.getByRole('button', { name: /Question 1/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('list each share with its words', () => {
    const ranges = [{ name: 'a = 1', share: 0.4, low: 0.1, high: 0.8, words: '2 of 5', isLoud: false }];
    show(<Ranges label="Right by value" ranges={ranges} all={0.6} />);
    const [row] = within(screen.getByRole('list', { name: 'Right by value' })).getAllByRole('listitem');
    expect(row?.textContent).toContain('2 of 5');
  });
});
