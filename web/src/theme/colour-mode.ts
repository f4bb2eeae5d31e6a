import { keptHere } from '../kept-here.ts';

/** Where the choice of this browser is kept. */
export const colourModeKey = 'lemma.colour-mode';
/** Attribute of the root element that the theme's colours hang on. */
export const schemeAttribute = 'data-scheme';

export type ColourScheme = 'light' | 'dark';
export type ColourMode = ColourScheme | 'system';

/** The scheme to show: what was chosen here, else what the system shows (K06). */
export function schemeFor(chosen: string | null, isSystemDark: boolean): ColourScheme {
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return isSystemDark ? 'dark' : 'light';
}

/** Colours of the bars, which the browser's own frame continues. */
const barColours = { light: '#FFFFFF', dark: '#1B1A31' } as const;

/** The browser's own bars follow the scheme of the page, whatever the system shows. */
function colourBrowserBars(): void {
  const scheme = document.documentElement.getAttribute(schemeAttribute) === 'dark' ? 'dark' : 'light';
  for (const meta of document.head.querySelectorAll('meta[name="theme-color"]')) {
    meta.removeAttribute('media');
    meta.setAttribute('content', barColours[scheme]);
  }
}

const systemDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

function showPresent(): void {
  showScheme(schemeFor(keptHere.getItem(colourModeKey), systemDark().matches));
}

const showScheme = (scheme: ColourScheme): void => document.documentElement.setAttribute(schemeAttribute, scheme);

/** The choice made in this browser. */
export function colourMode(): ColourMode {
  const chosen = keptHere.getItem(colourModeKey);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Stores the choice for this browser; this tab and all others follow immediately. */
export function chooseColourMode(mode: ColourMode): void {
  keptHere.setItem(colourModeKey, mode);
  showPresent();
}

/** Sets the scheme before anything is drawn, so that nothing flashes, and follows the system and other tabs; paper is always light. */
export function startColourMode(): void {
  showPresent();
  systemDark().addEventListener('change', showPresent);
  addEventListener('storage', ({ key }) => {
    if (key === colourModeKey || key === null) showPresent();
  });
  colourBrowserBars();
  new MutationObserver(colourBrowserBars).observe(document.documentElement, { attributeFilter: [schemeAttribute] });
  addEventListener('beforeprint', () => showScheme('light'));
  addEventListener('afterprint', showPresent);
}
