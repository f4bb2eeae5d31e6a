const nothing: ReadonlySet<number> = new Set();

/**
 * Places of the round brackets that hold a point as many schools write it, `(-7|3)`: one upright bar of their own with
 * something on both sides. Such a bar can close no absolute value. Brackets right behind a letter or a number, as in
 * `P(A|B)`, are left alone. One pass over the source.
 */
export function pointsIn(source: string): ReadonlySet<number> {
  if (!source.includes('|')) return nothing;
  const found = new Set<number>();
  const open: { at: number; bars: number[] }[] = [];
  for (let at = 0; at < source.length; at++) {
    const character = source[at] ?? '';
    if (character === '\\' && source[at + 1] === '|') at++;
    else if ('([{'.includes(character)) open.push({ at, bars: [] });
    else if (character === '|') open.at(-1)?.bars.push(at);
    else if (')]}'.includes(character)) {
      const frame = open.pop();
      const [bar, ...others] = frame?.bars ?? [];
      if (!frame || bar === undefined || others.length > 0 || source[frame.at] !== '(' || character !== ')') continue;
      if (bar > frame.at + 1 && at > bar + 1 && !isCall(source, frame.at)) found.add(frame.at);
    }
  }
  return found;
}

function isCall(source: string, at: number): boolean {
  return /[\p{L}\d)\]}]$/u.test(
    source
      .slice(Math.max(0, at - 12), at)
      .replace(/\\left$/, '')
      .trimEnd(),
  );
}
