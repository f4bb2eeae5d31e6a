import { version, type BodyOf, type sendFeedback } from '@lemma/contracts';
import { schemeAttribute } from '../../theme/colour-mode.ts';

type Context = BodyOf<typeof sendFeedback>['context'];

/** Facts that the browser provides about itself. */
interface Surroundings {
  readonly navigator: Pick<Navigator, 'userAgent' | 'language' | 'onLine'>;
  readonly location: Pick<Location, 'origin' | 'pathname'>;
  readonly screen: Pick<Screen, 'width' | 'height'>;
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly devicePixelRatio: number;
  readonly document: { readonly documentElement: Pick<Element, 'getAttribute'> };
}

/** Returns the context sent with feedback (D18), without the address's query, which may be about a person. */
export function feedbackContext(page: Surroundings): Context {
  const { navigator, location, screen } = page;
  return {
    userAgent: navigator.userAgent.slice(0, 500),
    pageUrl: `${location.origin}${location.pathname}`.slice(0, 1000),
    version,
    extras: {
      screen: `${screen.width} × ${screen.height}, ${page.devicePixelRatio} px each`,
      window: `${page.innerWidth} × ${page.innerHeight}`,
      language: navigator.language,
      theme: page.document.documentElement.getAttribute(schemeAttribute) ?? 'light',
      online: navigator.onLine ? 'yes' : 'no',
    },
  };
}
