import { csrfHeader, version, versionHeader } from '@lemma/contracts';
import { language } from '../words/language.ts';

interface RequestParts {
  /** The anti-forgery token of this browser's cookie. */
  readonly csrf: string | undefined;
  /** A fresh identity token, when somebody is signed in. */
  readonly identityToken?: string | undefined;
  /** Media type of the body, when there is one. */
  readonly bodyType?: string | undefined;
  /** Asks for version 1 of the answer rather than for whichever there is. */
  readonly isVersioned?: boolean;
}

/** C01: the headers of every request. */
export function requestHeaders(parts: RequestParts): Record<string, string> {
  const { csrf, identityToken, bodyType, isVersioned = true } = parts;
  return {
    accept: isVersioned ? 'application/json; version=1' : 'application/json',
    // Words for people come back in the language of the page.
    'accept-language': language.tag,
    [versionHeader]: version,
    ...(csrf !== undefined && { [csrfHeader]: csrf }),
    ...(identityToken !== undefined && { authorization: `JWT ${identityToken}` }),
    ...(bodyType !== undefined && { 'content-type': bodyType }),
  };
}
