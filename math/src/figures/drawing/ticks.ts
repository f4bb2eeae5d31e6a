import { printed } from './window.ts';

/** A tick of an axis in its own coordinate. */
export interface Tick {
  readonly value: number;
  readonly text: string;
}

const mostTicks = 60;

/** The step 1, 2 or 5 times a power of ten that gives about ten ticks, and at most so many. */
export function niceStep(span: number, most = 12): number {
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10) * power;
}

/** A step that is a fraction of π. */
export interface TurnStep {
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * The ticks of an axis from one end to the other, at the multiples of the step; RangeError when there are more than can
 * be distinguished. With a fraction of π they are printed as such.
 */
export function ticksOf(from: number, to: number, step: number, turn?: TurnStep): Tick[] {
  const [first, last] = [Math.ceil(from / step - 1e-9), Math.floor(to / step + 1e-9)];
  if (last - first >= mostTicks) throw new RangeError(`more than ${mostTicks} ticks`);
  const decimals = decimalsOf(step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const times = first + index;
    return { value: times * step, text: turn ? printedTurn(times, turn) : printed(times * step, decimals) };
  });
}

function decimalsOf(step: number): number {
  for (let decimals = 0; decimals < 12; decimals++) {
    const scaled = step * 10 ** decimals;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6 * Math.max(1, Math.abs(scaled)) && Math.round(scaled) !== 0) {
      return decimals;
    }
    // The decimals of a third never end; two of them are enough to distinguish ticks.
    if (decimals >= 2 - Math.floor(Math.log10(step)) && decimals >= 2) return decimals;
  }
  return 12;
}

function printedTurn(times: number, { numerator, denominator }: TurnStep): string {
  const [n, d] = lowest(times * numerator, denominator);
  if (n === 0) return '0';
  const size = Math.abs(n) === 1 ? 'π' : `${Math.abs(n)}π`;
  return `${n < 0 ? '−' : ''}${size}${d === 1 ? '' : `/${d}`}`;
}

function lowest(n: number, d: number): [number, number] {
  const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));
  const common = divisor(n, d) || 1;
  return [n / common, d / common];
}
