const round = (value: number): number => Math.round(value * 10) / 10;

/** The path of a filled tip at a place, turned by so many degrees from the right, clockwise. */
export function arrowAt(x: number, y: number, turn: number, scale = 1): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (back: number, side: number): string =>
    `${round(x - scale * (back * cos + side * sin))} ${round(y - scale * (back * sin - side * cos))}`;
  return `M${at(28, 11)}L${at(0, 0)}L${at(28, -11)}L${at(21, 0)}Z`;
}
