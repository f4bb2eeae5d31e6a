import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { ClosingTimer } from './ClosingTimer.tsx';
import css from './ClosingTimer.module.css';

it.each([
  [6 * 60_000, undefined],
  [5 * 60_000, css.short],
  [59_000, css.short],
  [1_000, css.short],
])('with %i milliseconds left the clock is neutral or amber, never red', (left, tone) => {
  show(<ClosingTimer left={left} said="" isTimed />);
  const { className } = screen.getByRole('timer');
  expect(className.split(' ').filter((name) => name !== css.chip)).toEqual(tone === undefined ? [] : [tone]);
});
