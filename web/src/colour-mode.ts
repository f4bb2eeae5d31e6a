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

function present(): ColourScheme {
  return schemeFor(localStorage.getItem(colourModeKey), matchMedia('(prefers-color-scheme: dark)').matches);
}

/** Sets the scheme before anything is drawn, so that nothing flashes; paper is always light. */
export function startColourMode(): void {
  const show = (scheme: ColourScheme): void => document.documentElement.setAttribute(schemeAttribute, scheme);
  show(present());
  addEventListener('beforeprint', () => show('light'));
  addEventListener('afterprint', () => show(present()));
}
