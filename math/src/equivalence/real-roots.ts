/**
 * Real roots of a polynomial with double coefficients (lowest first), each once, to nearly full accuracy: between two
 * neighbouring roots of the derivative there is at most one (Rolle), found by bisection; a root of the derivative where
 * the polynomial vanishes within rounding is a multiple root.
 */
export function realRoots(coefficients: readonly number[]): number[] {
  const trimmed = [...coefficients];
  while (trimmed.length > 1 && trimmed[trimmed.length - 1] === 0) trimmed.pop();
  if (trimmed.length > 60) return [];
  return roots(trimmed);
}

function roots(p: readonly number[]): number[] {
  const degree = p.length - 1;
  const [c0 = 0, c1 = 0, c2 = 0] = p;
  if (degree < 1) return [];
  if (degree === 1) return [-c0 / c1 + 0];
  if (degree === 2) return quadraticRoots(c2, c1, c0);
  const derivative = p.slice(1).map((coefficient, k) => coefficient * (k + 1));
  const lead = Math.abs(p[degree] ?? 1);
  const bound = 1 + Math.max(...p.slice(0, degree).map((coefficient) => Math.abs(coefficient) / lead));
  const stops = [-bound, ...roots(derivative).filter((x) => Math.abs(x) < bound), bound];
  const found: number[] = [];
  const push = (x: number): void => {
    const last = found[found.length - 1];
    if (last === undefined || Math.abs(x - last) > 1e-9 * Math.max(1, Math.abs(x))) found.push(x);
  };
  for (let k = 0; k < stops.length; k++) {
    const x = stops[k] ?? 0;
    const { value, error } = evaluate(p, x);
    const isInner = k > 0 && k < stops.length - 1;
    if (isInner && Math.abs(value) <= error * 1e3) push(x);
    const next = stops[k + 1];
    if (next === undefined) continue;
    const after = evaluate(p, next);
    if (Math.abs(value) <= error * 1e3 || Math.abs(after.value) <= after.error * 1e3) continue;
    if (value < 0 !== after.value < 0) push(bisect(p, x, next));
  }
  return found;
}

/** Without cancellation; a discriminant within rounding of zero gives the double root. */
function quadraticRoots(a: number, b: number, c: number): number[] {
  const discriminant = b * b - 4 * a * c;
  if (Math.abs(discriminant) <= 1e-14 * (b * b + Math.abs(4 * a * c))) return [-b / (2 * a) + 0];
  if (discriminant < 0) return [];
  const q = -(b + (b < 0 ? -1 : 1) * Math.sqrt(discriminant)) / 2;
  return [q / a, c / q].sort((x, y) => x - y);
}

/** Horner's scheme with a bound of its rounding error. */
function evaluate(p: readonly number[], x: number): { readonly value: number; readonly error: number } {
  let value = 0;
  let size = 0;
  for (let k = p.length - 1; k >= 0; k--) {
    value = value * x + (p[k] ?? 0);
    size = size * Math.abs(x) + Math.abs(p[k] ?? 0);
  }
  return { value, error: size * 2 ** -52 * p.length };
}

function bisect(p: readonly number[], from: number, to: number): number {
  let low = from;
  let high = to;
  const negative = evaluate(p, low).value < 0;
  for (let step = 0; step < 120 && high - low > 0; step++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (evaluate(p, middle).value < 0 === negative) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
