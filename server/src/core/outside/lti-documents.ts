import { createGuardedFetch, OutsideError } from './guarded-fetch.ts';

const timeoutMs = 5_000;
const maximumBytes = 256 * 1024;

/** The answer of an LMS. */
export interface LtiDocument {
  readonly status: number;
  /** Undefined when it was no JSON. */
  readonly body: unknown;
  /** The beginning of the answer as text, for the person who sets the LMS up. */
  readonly beginning: string;
}

const shownLength = 200;

/**
 * Reads a document of an LMS, or posts one to it: guarded, without redirects, within five seconds and 256 KB. Throws
 * OutsideError.
 */
export async function askForDocument(
  trustedHosts: ReadonlySet<string>,
  address: string,
  sent?: { readonly body: unknown; readonly token: string | null },
): Promise<LtiDocument> {
  const ask = createGuardedFetch({ trustedHosts, timeoutMs, maximumBytes });
  const response = await ask(address, sent === undefined ? { headers: { accept: 'application/json' } } : postOf(sent));
  if (response.status >= 300 && response.status < 400) {
    throw new OutsideError(`${new URL(address).host} sends on to another address, which is not followed`);
  }
  const text = await response.text();
  return { status: response.status, body: readJson(text), beginning: text.slice(0, shownLength) };
}

function postOf({ body, token }: { readonly body: unknown; readonly token: string | null }) {
  return {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
