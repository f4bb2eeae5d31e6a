import type { PollMeasures, PollQuestionView } from '@lemma/contracts';
import type { Scene } from '@lemma/math/document';
import { inBox, type PlaneScene } from '../../../../maths/graph/coordinates.ts';

export type PointMeasures = Extract<PollMeasures, { kind: 'point' }>;

/** Cells with about as many answers, as one path. */
export interface HeatLevel {
  readonly least: number;
  readonly most: number;
  readonly path: string;
}

/** The number of answers in a cell, at the middle of its upper edge. */
export interface Peak {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

/** Answers as cells in four shades, with numbers at the fullest, or each as a dot while they are few. */
export interface Heat {
  readonly levels: readonly HeatLevel[];
  readonly dots: string;
  readonly peaks: readonly Peak[];
}

const mostLevels = 4;
/** A cell with so many answers has its number, unless a fuller one is nearer than this in the drawing. */
const leastOfPeak = 15;
const nearPeak = { x: 90, y: 75 };
/** Below so many answers each one is a dot. */
const mostDots = 60;
/** Turns by this angle never meet again: dots on one place lie beside each other. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

const round = (value: number): number => Math.round(value * 10) / 10;

/** The figure on which the points of a question are marked. */
export function planeOf(view: PollQuestionView, scenes: readonly Scene[] = view.figures): PlaneScene | undefined {
  const scene = scenes[0] ?? view.figures[0];
  return scene?.window === undefined ? undefined : { ...scene, window: scene.window };
}

/** Returns the drawing over the figure of a question for these answers. */
export function heatOf({ cells, size }: PointMeasures, view: PollQuestionView, scene: PlaneScene): Heat {
  const { snap, isLine } = view.graph ?? { snap: { x: 1, y: 1 }, isLine: false };
  const { left, right, bottom, top } = scene.window;
  const width = (snap.x * size * scene.width) / (right - left);
  const height = isLine ? scene.height * 0.6 : (snap.y * size * scene.height) / (top - bottom);
  const answered = cells.reduce((sum, [, , count]) => sum + count, 0);
  if (size === 1 && answered < mostDots) {
    const reach = Math.min(width, height, 60) * 0.36;
    const dots = cells.flatMap(([x, y, count]) => {
      const middle = inBox({ x, y }, scene);
      return Array.from({ length: count }, (_, k) => {
        const away = count === 1 ? 0 : reach * Math.sqrt((k + 0.5) / count);
        const [dx, dy] = [away * Math.cos(k * goldenAngle), away * Math.sin(k * goldenAngle)];
        return `M${round(middle.x + dx)} ${round(middle.y + dy)}h0`;
      });
    });
    return { levels: [], dots: dots.join(''), peaks: [] };
  }
  const greatest = Math.max(1, ...cells.map(([, , count]) => count));
  const count = Math.min(mostLevels, greatest);
  const limits = Array.from({ length: count }, (_, k) => Math.round((greatest * (k + 1)) / count));
  const levels = limits.map((most, k) => {
    const least = (limits[k - 1] ?? 0) + 1;
    const own = cells.filter(([, , votes]) => votes >= least && votes <= most);
    const path = own.map(([x, y]) => {
      const middle = inBox({ x, y }, scene);
      return `M${round(middle.x - width / 2)} ${round(middle.y - height / 2)}h${round(width)}v${round(height)}h${round(-width)}z`;
    });
    return { least, most, path: path.join('') };
  });
  const tops = cells
    .filter(([, , votes]) => votes >= leastOfPeak)
    .toSorted(([, , a], [, , b]) => b - a)
    .map(([x, y, votes]): Peak => {
      const middle = inBox({ x, y }, scene);
      return { x: round(middle.x), y: round(middle.y - height / 2), count: votes };
    });
  const peaks: Peak[] = [];
  for (const top of tops) {
    const isHidden = peaks.some(({ x, y }) => Math.abs(x - top.x) < nearPeak.x && Math.abs(y - top.y) < nearPeak.y);
    if (!isHidden) peaks.push(top);
  }
  return { levels: levels.filter(({ path }) => path !== ''), dots: '', peaks };
}
