import { memo, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { estimateFormula } from './estimate-formula.ts';
import { RoomyFormulasContext } from '../roomy-formulas.ts';
import { nameFormula, useSpokenFormula } from './use-spoken-formula.ts';
import { isPrinting, onPrinting } from '../../printing.ts';
import { cachedFormula, typesetAtOnce, typesetFormula } from './mathjax.ts';
import type { TypesetFormula, TypesetRequest } from './mathjax.ts';
import { whenNearViewport } from './near-viewport.ts';
import { TypesetReportContext, isReported } from './typeset-error.ts';
import type { TypesetError } from './typeset-error.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './Formula.module.css';

const Inline = part('span', css.inline);

const Display = part(Inline, css.display);

const Failed = part('span', css.failed);

const Source = part('code', css.source);

interface FormulaProps {
  latex: string;
  display?: boolean;
  className?: string | undefined;
}

/**
 * One typeset formula. It is typeset when it comes near the viewport, in the colour and 1.13 times the size of the text
 * around it, from left to right in any text; screen readers get MathML. What cannot be typeset is a red "error" [V05]; when MathJax itself does not arrive,
 * the source is shown, so that a question can still be read. A text that is drawn again with other answers leaves it alone.
 */
export const Formula = memo(function Formula({ latex, display = false, className }: FormulaProps): ReactElement {
  const host = useRef<HTMLSpanElement>(null);
  const isRoomy = useContext(RoomyFormulasContext);
  const written = isRoomy && !display ? `\\displaystyle ${latex}` : latex;
  const error = useTypeset(host, written, display);
  useSpokenFormula(host, latex);
  const Host = display ? Display : Inline;
  const { width, height } = estimateFormula(written, display);
  const reserve = display ? { '--height': `${height}em` } : { '--width': `${width}em` };
  if (error !== undefined) {
    return (
      <span className={className} dir="ltr" data-tex={latex} title={error.message}>
        {isLoadFailure(error) ? <Source>{latex}</Source> : <Failed>{t(m.error)}</Failed>}
      </span>
    );
  }
  return (
    <Host className={className} dir="ltr" data-tex={latex} data-display={display || undefined} ref={host}>
      <span className={css.boxes} data-boxes aria-hidden="true" style={reserve} />
      <span className={css.spoken} />
    </Host>
  );
});

/** Fills the host with the formula when it is near; gives the error if there is one. */
function useTypeset(
  host: RefObject<HTMLSpanElement | null>,
  latex: string,
  display: boolean,
): TypesetError | undefined {
  const [failure, setFailure] = useState<{ latex: string; error: TypesetError } | undefined>(undefined);
  const report = useContext(TypesetReportContext);
  const failed = failure?.latex === latex ? failure.error : undefined;

  useLayoutEffect(() => {
    const element = host.current;
    if (element === null || failed !== undefined) return;
    const known = presentFormula(requestFor(element, latex, display));
    if (known !== undefined) place(element, known);
  }, [host, latex, display, failed]);

  useEffect(() => {
    const element = host.current;
    if (element === null || failed !== undefined) return;
    let current = true;
    let isUnderway = false;
    const put = (formula: TypesetFormula): void => {
      isUnderway = false;
      place(element, formula);
    };
    const run = (): void => {
      const present = presentFormula(requestFor(element, latex, display));
      if (present !== undefined) return put(present);
      isUnderway = true;
      typesetFormula(requestFor(element, latex, display)).then(
        (formula) => {
          if (current) put(formula);
        },
        (error: TypesetError) => {
          isUnderway = false;
          if (!current) return;
          setFailure({ latex, error });
          if (isReported(window.location.pathname)) report?.({ type: error.type, message: error.message, latex });
        },
      );
    };
    const stopWaiting = whenNearViewport(element, run);
    const stopWatching = display ? watchWidth(element, run) : undefined;
    // Paper takes what is there: a formula whose turn has not come is not left out.
    const stopListening = onPrinting(() => {
      if (isUnderway) run();
    });
    return () => {
      current = false;
      stopListening();
      stopWaiting();
      stopWatching?.();
    };
  }, [host, latex, display, failed, report]);

  const isMissing = failed !== undefined && isLoadFailure(failed);
  useEffect(() => {
    if (!isMissing) return;
    // The network may come back: tried in the background, so that the source stays readable meanwhile.
    let timer = 0;
    const again = (): void => {
      timer = window.setTimeout(() => {
        typesetFormula({ latex, display, width: 0, size: ordinarySize }).then(() => setFailure(undefined), again);
      }, retryLoad);
    };
    again();
    return () => window.clearTimeout(timer);
  }, [isMissing, latex, display]);

  return failed;
}

/** The formula if it can be had without waiting: from before, or for paper. */
function presentFormula(request: TypesetRequest): TypesetFormula | undefined {
  return isPrinting() ? typesetAtOnce(request) : cachedFormula(request);
}

const retryLoad = 12_000;

function isLoadFailure({ type }: TypesetError): boolean {
  return type === 'load-error' || type === 'not-available';
}

const ordinarySize = 18;

/** Only the lines of a displayed formula depend on its place, which the browser would have to lay out to tell. */
function requestFor(element: HTMLElement, latex: string, display: boolean): TypesetRequest {
  if (!display) return { latex, display, width: 0, size: ordinarySize };
  const size = Number.parseFloat(getComputedStyle(element).fontSize) || ordinarySize;
  return { latex, display, width: element.clientWidth, size };
}

/** The formula that is in each place. */
const placed = new WeakMap<Element, TypesetFormula>();

function place(element: HTMLElement, formula: TypesetFormula): void {
  const [boxes, spoken] = element.children;
  if (!(boxes instanceof HTMLElement) || spoken === undefined) return;
  boxes.removeAttribute('style');
  if (placed.get(boxes) === formula) return;
  placed.set(boxes, formula);
  boxes.replaceChildren(formula.boxes.cloneNode(true));
  spoken.replaceChildren(formula.mathml.cloneNode(true));
  nameFormula(element);
  if (!element.hasAttribute('data-display')) return;
  // A formula that scrolls can be reached and scrolled with the keyboard.
  if (element.scrollWidth > element.clientWidth + 1) {
    element.tabIndex = 0;
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', t(m.wideFormula));
  } else for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
}

/** Typesets again when the room changes and the formula is broken into lines or does not fit. */
function watchWidth(element: HTMLElement, run: () => void): () => void {
  let width = element.clientWidth;
  let timer = 0;
  const observer = new ResizeObserver(() => {
    if (Math.abs(element.clientWidth - width) < 8) return;
    width = element.clientWidth;
    if (element.firstElementChild?.childElementCount === 0) return;
    window.clearTimeout(timer);
    const broken = element.querySelector('mjx-linestack, mjx-mline, mjx-linebox') !== null;
    if (broken || element.scrollWidth > element.clientWidth + 1) timer = window.setTimeout(run, 120);
  });
  observer.observe(element);
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
  };
}
