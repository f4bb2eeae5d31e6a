import { boxWidth, type Places, type SceneWindow } from '../scene.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Maps coordinates of a window to places in the box. */
export class Frame {
  readonly window: SceneWindow;
  readonly height: number;

  constructor(window: SceneWindow, height: number) {
    this.window = window;
    this.height = height;
  }

  get spanX(): number {
    return this.window.right - this.window.left;
  }

  get spanY(): number {
    return this.window.top - this.window.bottom;
  }

  x(value: number): number {
    return tenths(((value - this.window.left) / this.spanX) * boxWidth);
  }

  y(value: number): number {
    return tenths(((this.window.top - value) / this.spanY) * this.height);
  }

  holds({ x, y }: Point): boolean {
    const { left, right, bottom, top } = this.window;
    const [byX, byY] = [this.spanX * 1e-9, this.spanY * 1e-9];
    return x >= left - byX && x <= right + byX && y >= bottom - byY && y <= top + byY;
  }

  /** Points as places, without consecutive points on the same spot. */
  places(points: readonly Point[]): Places {
    const places: number[] = [];
    for (const point of points) {
      const [x, y] = [this.x(point.x), this.y(point.y)];
      const count = places.length;
      if (count >= 2 && places[count - 2] === x && places[count - 1] === y) continue;
      places.push(x, y);
    }
    return places;
  }
}

const tenths = (value: number): number => {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
};

/** A number as printed beside an axis or in a table, with at most this many decimals and a true minus sign. */
export function printed(value: number, decimals: number): string {
  const text = value.toFixed(Math.max(0, Math.min(12, decimals)));
  const short = text.includes('.') ? withoutLastZeros(text) : text;
  return short === '-0' ? '0' : short.replace('-', '−');
}

function withoutLastZeros(text: string): string {
  let end = text.length;
  while (text[end - 1] === '0') end -= 1;
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end);
}

/** The number of decimals that distinguishes two values a hundredth of the span apart. */
export function decimalsFor(span: number): number {
  return Math.max(0, 2 - Math.floor(Math.log10(span)));
}
