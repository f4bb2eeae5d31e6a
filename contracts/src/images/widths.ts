/** K11: widths in which images are served, never upscaled. */
export const imageWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** Widths of a stored picture that was this wide: those of K11 below its own, and its own. */
export function widthsOfImage(width: number): number[] {
  const largest = Math.min(width, imageWidths.at(-1) ?? width);
  return [...imageWidths.filter((one) => one < largest), largest];
}
