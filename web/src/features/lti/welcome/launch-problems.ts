import { FetchError } from '../../../api/fetch-error.ts';
import { fieldErrorsFor } from '../../../api/error-words.ts';

const contact = (email: string): string => `please try again. If the issue persists please contact us at ${email}.`;

/** X08: the server's own sentence comes first. */
export function linkProblem(error: unknown, email: string): string {
  const said = error instanceof FetchError && error.status < 500 ? error.info['nonFieldErrors']?.[0] : undefined;
  return said ?? `Sorry, there was a problem linking your account, ${contact(email)}`;
}

/** X09; problems of fields are shown beside them. */
export function createProblem(error: unknown, email: string): string | undefined {
  if (Object.keys(fieldErrorsFor(error)).length > 0) return undefined;
  return `Sorry, there was a problem setting up your account, ${contact(email)}`;
}
