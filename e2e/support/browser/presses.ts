import type { BrowserContext, Page } from '@playwright/test';

/**
 * Writes an error to the console when a press that began on a control ends on something else though the pointer did not
 * move: the page moved or replaced what a person was pressing, and nothing happens.
 */
function reportLostPresses(): void {
  const controls = 'a[href], button, summary, [role=button], [role=tab], [role=option], [role^=menuitem]';
  const controlAt = (event: Event): Element | null =>
    (event.composedPath().find((at) => at instanceof Element && at.matches(controls)) as Element | undefined) ?? null;
  const nameOf = (element: Element | null): string =>
    element === null
      ? 'nothing that can be pressed'
      : `“${(element.getAttribute('aria-label') ?? element.textContent).trim()}”`;
  let began: { control: Element; x: number; y: number; top: number; left: number } | undefined;
  addEventListener(
    'pointerdown',
    (event) => {
      const control = event.isPrimary && event.button === 0 ? controlAt(event) : null;
      if (control === null || control.matches(':disabled, [aria-disabled=true]')) return void (began = undefined);
      const { top, left } = control.getBoundingClientRect();
      began = { control, x: event.clientX, y: event.clientY, top, left };
    },
    { capture: true },
  );
  addEventListener('pointercancel', () => (began = undefined), { capture: true });
  addEventListener(
    'pointerup',
    (event) => {
      const press = began;
      began = undefined;
      if (press === undefined || controlAt(event) === press.control) return;
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > 2) return;
      const { top, left } = press.control.getBoundingClientRect();
      const fate = press.control.isConnected
        ? `moved by ${Math.round(left - press.left)}, ${Math.round(top - press.top)}`
        : 'taken away';
      console.error(`lost press: ${nameOf(press.control)} was ${fate}; it ended on ${nameOf(controlAt(event))}`);
    },
    { capture: true },
  );
}

/** Milliseconds between pressing and letting go of a person in no hurry. */
const pressTime = 120;

let isSlow = false;

/** With `SLOW_PRESSES` set, every press takes as long as a person's. */
function pressSlowly(page: Page): void {
  if (isSlow || process.env.SLOW_PRESSES === undefined) return;
  isSlow = true;
  const locators = Object.getPrototypeOf(page.locator('body')) as {
    click: (options?: { delay?: number }) => Promise<void>;
  };
  const { click } = locators;
  locators.click = function clickSlowly(options) {
    return click.call(this, { delay: pressTime, ...options });
  };
}

/** Reports presses that come to nothing because the page changed under the pointer. */
export async function watchPresses(context: BrowserContext): Promise<void> {
  context.on('page', pressSlowly);
  await context.addInitScript(reportLostPresses);
}
