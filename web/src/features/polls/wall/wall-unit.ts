/**
 * A length on the wall, given in pixels of a 1920 × 1080 projector: everything grows and shrinks with the smaller side,
 * so that it reads from ten metres on any beamer. `--fit` makes it smaller where there is much to show.
 */
export const u = (pixels: number): string =>
  `calc(max(0.42px, min(100vw / 1920, 100vh / 1080)) * ${pixels} * var(--fit, 1))`;
