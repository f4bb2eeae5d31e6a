import { niceStep } from '../drawing/ticks.ts';
import { Frame, type Point, printed } from '../drawing/window.ts';
import type { Scene, SceneWindow } from '../scene.ts';

/** Points of one figure that lie outside its window, over many variants. */
export class Outlying {
  readonly seeds: number[] = [];
  private hull: SceneWindow | undefined;

  add({ window, height }: Scene, points: readonly Point[], seed: number): void {
    if (!window || points.length === 0) return;
    const frame = new Frame(window, height);
    if (points.some((point) => !frame.holds(point))) this.seeds.push(seed);
    this.hull = points.reduce(reached, this.hull ? joined(this.hull, window) : window);
  }

  /** Reports the number of variants concerned, and the window that holds all points. */
  message(variants: number): string {
    const { left, right, bottom, top } = this.hull ?? { left: 0, right: 0, bottom: 0, top: 0 };
    const [x, y] = [rounded(left, right), rounded(bottom, top)];
    const often = `In ${this.seeds.length} of ${variants} variants a point lies outside the window.`;
    return `${often} All points fit into x from ${x} and y from ${y}.`;
  }
}

const reached = (window: SceneWindow, { x, y }: Point): SceneWindow =>
  joined(window, { left: x, right: x, bottom: y, top: y });

const joined = (one: SceneWindow, other: SceneWindow): SceneWindow => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
  top: Math.max(one.top, other.top),
});

/** The least range of whole steps that holds both. */
function rounded(least: number, greatest: number): string {
  const step = Math.min(1, niceStep(greatest - least));
  const [from, to] = [Math.floor(least / step + 1e-9) * step, Math.ceil(greatest / step - 1e-9) * step];
  return `${printed(from, 6)} to ${printed(to, 6)}`;
}
