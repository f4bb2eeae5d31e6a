import { keptHere } from '../kept-here.ts';

/** Where the choice of this browser is kept. */
export const colourModeKey = 'lemma.colour-mode';
/** Attribute of the root element that the theme's colours hang on. */
export const schemeAttribute = 'data-scheme';

export type ColourScheme = 'light' | 'dark';

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

function present(): ColourScheme {
  return schemeFor(keptHere.getItem(colourModeKey), matchMedia('(prefers-color-scheme: dark)').matches);
}

/** Sets the scheme before anything is drawn, so that nothing flashes; paper is always light. */
export function startColourMode(): void {
  const show = (scheme: ColourScheme): void => document.documentElement.setAttribute(schemeAttribute, scheme);
  show(present());
  colourBrowserBars();
  new MutationObserver(colourBrowserBars).observe(document.documentElement, { attributeFilter: [schemeAttribute] });
  addEventListener('beforeprint', () => show('light'));
  addEventListener('afterprint', () => show(present()));
}
