import { overlongLength } from '@lemma/math/lengths';
import { settledAfter } from '../../ui/hooks/when-settled.ts';
import { TypesetError, typesetError } from './typeset-error.ts';
import { everythingDrawn } from '../printing/on-the-way.ts';
import { trustedHtml } from '../trusted-html.ts';

/** A request to typeset one formula. */
export interface TypesetRequest {
  readonly latex: string;
  readonly display: boolean;
  /** Room in pixels for a display formula; wider ones are broken where TeX allows it. 0 = never broken. */
  readonly width: number;
  /** Font size in pixels of the formula. */
  readonly size: number;
}

/** A typeset formula: boxes for the eye and MathML for screen readers. Both are cloned at each use. */
export interface TypesetFormula {
  readonly boxes: Node;
  readonly mathml: Node;
}

interface MathJaxGlobal {
  startup: { defaultReady: () => void; promise: Promise<void> };
  tex2chtmlPromise: (latex: string, options: object) => Promise<Node>;
  tex2mmlPromise: (latex: string, options: object) => Promise<string>;
  tex2chtml: (latex: string, options: object) => Node;
  tex2mml: (latex: string, options: object) => string;
  chtmlStylesheet: () => HTMLStyleElement;
}

declare global {
  interface Window {
    MathJax?: object;
    /** The parts of MathJax's script, in the order in which they must run. */
    mathjaxParts?: readonly (() => void)[];
  }
}

const packages = [
  'base',
  'ams',
  'boldsymbol',
  'braket',
  'cancel',
  'color',
  'configmacros',
  'enclose',
  'gensymb',
  'textmacros',
  'upgreek',
];

/**
 * Commands that the maths field and the engine's printer use in addition to LaTeX's own. Part of the cache key by being
 * fixed.
 */
const macros = {
  R: '{\\mathbb{R}}',
  N: '{\\mathbb{N}}',
  Z: '{\\mathbb{Z}}',
  Q: '{\\mathbb{Q}}',
  C: '{\\mathbb{C}}',
  differentialD: '{\\mathrm{d}}',
  exponentialE: '{\\mathrm{e}}',
  imaginaryI: '{\\mathrm{i}}',
  placeholder: ['{\\square}', 1],
  mleft: '\\left',
  mright: '\\right',
  lt: '<',
  gt: '>',
};

const loadTimeout = 20_000;
const retryAfter = 10_000;
let loading: Promise<MathJaxGlobal> | undefined;
let loaded: MathJaxGlobal | undefined;

/** Its start keeps the page busy: figures whose code is about to arrive are drawn before. */
const longestWaitForFigures = 300;

/** Loads MathJax once; after a failed attempt, formulas that come some seconds later try again. */
function loadMathJax(): Promise<MathJaxGlobal> {
  if (loading === undefined) {
    loading = everythingDrawn(longestWaitForFigures).then(startMathJax);
    loading.catch(() => setTimeout(() => (loading = undefined), retryAfter));
  }
  return loading;
}

/** Fetches MathJax's script without running it: while a page draws its first question, the network has nothing else to do. */
export function fetchMathJax(): void {
  // Tests of components have none.
  if (typeof __MATHJAX_BASE__ === 'undefined') return;
  const href = `${__MATHJAX_BASE__}/lemma.js`;
  if (loading !== undefined || document.head.querySelector(`link[href="${href}"]`) !== null) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href, fetchPriority: 'low' });
  document.head.append(link);
}

/** Fonts with the letters, digits, signs and brackets of school mathematics. */
const ordinaryLetters = /^MJX-(?:BRK|NCM-(?:ZERO|N|I|MI|B|M|SO|LO|S\d|V|DS|C|RB|LT))$/;

/** Fetches MathJax and its ordinary letters. */
export async function loadLetters(): Promise<void> {
  addStyles(await loadMathJax());
  await Promise.all(
    [...document.fonts].filter(({ family }) => ordinaryLetters.test(family)).map((face) => face.load()),
  );
}

/** One style element that grows by rules: it must stay the very node that MathJax made. */
function addStyles(mathjax: MathJaxGlobal): void {
  const sheet = mathjax.chtmlStylesheet();
  if (!sheet.isConnected) document.head.append(sheet);
}

async function startMathJax(): Promise<MathJaxGlobal> {
  const base = __MATHJAX_BASE__;
  let timer = 0;
  const ready = new Promise<void>((resolve, reject) => {
    const failed = (): void => reject(new TypesetError('load-error', 'Mathjax failed to load'));
    timer = window.setTimeout(failed, loadTimeout);
    window.MathJax = {
      loader: {
        load: [],
        paths: { mathjax: base, 'mathjax-newcm': `${base}/font` },
        failed,
      },
      // Its parts have not run when the loader, for which nothing is left to fetch, takes it for ready.
      startup: { typeset: false, ready: () => undefined },
      tex: {
        packages,
        macros,
        maxMacros: 1000,
        maxBuffer: 20_000,
        // Without this an error becomes yellow text in the page.
        formatError: (_jax: unknown, error: unknown) => {
          throw error;
        },
      },
      chtml: { fontURL: `${base}/font/chtml/woff2`, displayOverflow: 'linebreak', matchFontHeight: false },
    };
    const script = document.createElement('script');
    script.src = `${base}/lemma.js`;
    script.async = true;
    script.addEventListener('load', () => void runParts().then(resolve, failed));
    script.addEventListener('error', () => {
      script.remove();
      failed();
    });
    document.head.append(script);
  });
  try {
    await ready;
  } finally {
    window.clearTimeout(timer);
  }
  const mathjax = window.MathJax as Partial<MathJaxGlobal>;
  if (mathjax.tex2chtmlPromise === undefined) throw new TypesetError('not-available', 'Mathjax global not available');
  loaded = mathjax as MathJaxGlobal;
  return loaded;
}

/** Runs MathJax's parts and then its start, with pauses in which the page paints and reacts. */
async function runParts(): Promise<void> {
  for (const run of window.mathjaxParts ?? []) {
    await breathe();
    run();
  }
  delete window.mathjaxParts;
  await breathe();
  const { startup } = window.MathJax as MathJaxGlobal;
  startup.defaultReady();
  await startup.promise;
}

const cacheLimit = 2000;
const cache = new Map<string, TypesetFormula>();

function keyOf(request: TypesetRequest): string {
  // Boxes are in `em`: the size matters only where a width in pixels was asked for.
  const room = request.display ? `${Math.round(request.width)}/${request.size}` : '';
  return `${request.display ? 'D' : 'I'}${room}|${request.latex}`;
}

/** Returns a formula that was typeset before, without waiting. */
export function cachedFormula(request: TypesetRequest): TypesetFormula | undefined {
  return cache.get(keyOf(request));
}

let queue: Promise<unknown> = Promise.resolve();
let pause = performance.now();

/**
 * Typesets a formula, one after another and with pauses for the page to stay responsive.
 * @throws TypesetError (as a rejection)
 */
export function typesetFormula(request: TypesetRequest): Promise<TypesetFormula> {
  const known = cachedFormula(request);
  if (known !== undefined) return Promise.resolve(known);
  const result = queue.then(() => convert(request));
  queue = result.catch(() => undefined);
  return result;
}

// Until all formulas that were asked for so far have been typeset, or could not be.
settledAfter(() => queue);

const optionsFor = (request: TypesetRequest): object => ({
  display: request.display,
  em: request.size,
  ex: request.size * 0.431,
  // Lines come out up to a thirtieth wider than asked for.
  ...(request.width > 0 && { containerWidth: request.width / 1.04 }),
});

function keep(mathjax: MathJaxGlobal, request: TypesetRequest, formula: TypesetFormula): TypesetFormula {
  addStyles(mathjax);
  if (cache.size >= cacheLimit) cache.delete(cache.keys().next().value ?? '');
  cache.set(keyOf(request), formula);
  return formula;
}

/** A formula without waiting, for paper; undefined where MathJax is not there yet or cannot read it. */
export function typesetAtOnce(request: TypesetRequest): TypesetFormula | undefined {
  const known = cachedFormula(request);
  if (known !== undefined || loaded === undefined) return known;
  try {
    const boxes = loaded.tex2chtml(request.latex, optionsFor(request));
    const mathml = loaded.tex2mml(request.latex, { display: request.display });
    return keep(loaded, request, { boxes, mathml: mathmlNode(mathml) });
  } catch {
    return undefined;
  }
}

async function convert(request: TypesetRequest): Promise<TypesetFormula> {
  const known = cachedFormula(request);
  if (known !== undefined) return known;
  // Everybody who opens a page scrolls past what one author wrote into it.
  if (overlongLength(request.latex))
    throw new TypesetError('processing-error', 'A length in this formula is too large');
  try {
    const mathjax = await loadMathJax();
    await breathe();
    const boxes = await mathjax.tex2chtmlPromise(request.latex, optionsFor(request));
    await breathe();
    const mathml = await mathjax.tex2mmlPromise(request.latex, { display: request.display });
    return keep(mathjax, request, { boxes, mathml: mathmlNode(mathml) });
  } catch (error) {
    throw typesetError(error);
  }
}

/** Lets the page paint and react when typesetting has held it for more than a frame's share. */
async function breathe(): Promise<void> {
  if (performance.now() - pause < 10) return;
  await new Promise((resolve) => setTimeout(resolve, 0));
  pause = performance.now();
}

function mathmlNode(text: string): Node {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(text) as string;
  return template.content.firstElementChild ?? document.createTextNode('');
}
