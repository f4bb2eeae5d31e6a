/** Milliseconds between two comparisons of the clocks (K04). */
const checkEvery = 1_000;
const threshold = 2_000;

export interface ClockWorld {
  /** The clock of the device, which can be set. */
  readonly wall: () => number;
  /** A monotonic clock. */
  readonly steady: () => number;
  readonly isVisible: () => boolean;
  /** Calls the listener when the page is shown or hidden; returns how to stop. */
  readonly onVisibility: (listener: () => void) => () => void;
  /** The device's clock has jumped by so many milliseconds. */
  readonly onJump: (milliseconds: number) => void;
}

/** Watches the device's clock for jumps above 2 s, each second while the page is visible (C16); returns how to stop. */
export function watchClock(world: ClockWorld): () => void {
  const offset = (): number => world.wall() - world.steady();
  let known = offset();
  let timer: ReturnType<typeof setInterval> | undefined;

  const check = (): void => {
    const jump = offset() - known;
    if (Math.abs(jump) <= threshold) return;
    known += jump;
    world.onJump(jump);
  };

  const follow = (): void => {
    clearInterval(timer);
    timer = undefined;
    if (!world.isVisible()) return;
    check();
    timer = setInterval(check, checkEvery);
  };

  const unlisten = world.onVisibility(follow);
  follow();
  return () => {
    clearInterval(timer);
    unlisten();
  };
}
