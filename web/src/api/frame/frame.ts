import { fromWire } from '@lemma/contracts';
import { errorOfAnswer } from '../fetch-error.ts';
import { language } from '../../words/language.ts';
import { send } from '../send.ts';

/** The place of this page inside an LMS. */
export interface FramePlace {
  /** Where the pages of the frame are; the rest of the address is as outside. */
  readonly base: string;
  /** Names the course among those that this browser has opened. */
  readonly course: string;
}

const shape = /^(\/embed\/[\w-]{1,40}\/([\da-f]{12}))(?:\/|$)/;

/** Reads the place from the path of the page; null for pages of our own windows. */
export function readFramePlace(path: string): FramePlace | null {
  const [, base = '', course = ''] = shape.exec(path) ?? [];
  return base === '' ? null : { base, course };
}

/** The place of this page in a frame; null in a window of our own, and where there is no browser. */
export const frame: FramePlace | null = readFramePlace(typeof location === 'undefined' ? '' : location.pathname);

/** Secrets that the tab keeps where the browser keeps no cookies for frames. */
function tabKeeps(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The ticket of a launch whose person chooses an account, where the tab keeps it. */
export const keptTicket = ({ course }: FramePlace): string | undefined => tabKeeps(`lemma-launch-${course}`);

/** Keeps the secret of a session for the tab; browsers that refuse have the cookie. */
export function keepSecret({ course }: FramePlace, secret: string): void {
  try {
    sessionStorage.setItem(`lemma-frame-${course}`, secret);
  } catch {
    // The cookie is enough.
  }
}

/** Trades the launch of this frame for an identity token. */
export async function fetchFrameToken({ course }: FramePlace): Promise<{ token: string; expiresAt: string }> {
  const secret = tabKeeps(`lemma-frame-${course}`);
  const body = new URLSearchParams({ course, ...(secret !== undefined && { secret }) });
  // Words for people come back in the language of the page.
  const headers = { 'accept-language': language.tag };
  const response = await send('/lti/frame-token/', { method: 'POST', headers, body });
  const answer = fromWire(await response.json());
  if (!response.ok) throw errorOfAnswer(response.status, answer);
  return answer as { token: string; expiresAt: string };
}
