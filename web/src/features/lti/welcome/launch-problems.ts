import { FetchError } from '../../../api/fetch-error.ts';
import { fieldErrorsFor } from '../../../api/error-words.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** X08: the server's own sentence comes first. */
export function linkProblem(error: unknown, email: string): string {
  const said = error instanceof FetchError && error.status < 500 ? error.info['nonFieldErrors']?.[0] : undefined;
  return said ?? t(m.linkingFailed, { email });
}

/** X09; problems of fields are shown beside them. */
export function createProblem(error: unknown, email: string): string | undefined {
  if (Object.keys(fieldErrorsFor(error)).length > 0) return undefined;
  return t(m.settingUpFailed, { email });
}
