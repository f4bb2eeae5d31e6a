import { errorCodes, FetchError } from './fetch-error.ts';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';

const words = {
  server: t(m.sorrySomethingWentWrong),
  network: t(m.networkErrorPleaseTry),
  other: t(m.problemHandlingRequestLooking),
} as const;

/** Returns the message for a failed call (X05). */
export function wordsFor(error: unknown): string {
  if (error instanceof FetchError) {
    if (error.kind === errorCodes.network) return words.network;
    const [first] = error.info['nonFieldErrors'] ?? [];
    // People who save must learn what happens to their work, and no one needs to look into it.
    if (error.code === 'server/read-only' && first !== undefined) return first;
    if (error.kind === errorCodes.server) return words.server;
    if (first !== undefined) return first;
    const [firstOfField] = Object.values(error.info).find((messages) => messages.length > 0) ?? [];
    return firstOfField ?? words.other;
  }
  return error instanceof TypeError ? words.network : words.other;
}

/** Messages of a 400 by field, joined to one line each, for the form's fields (V07). */
export function fieldErrorsFor(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof FetchError) || error.status !== 400) return {};
  return Object.fromEntries(
    Object.entries(error.info).flatMap(([field, messages]) =>
      field === 'nonFieldErrors' || messages.length === 0 ? [] : [[field, messages.join(' ')]],
    ),
  );
}

/** Whether a form shows the message of this field itself: `groups` shows those of `groups.0.items` too. */
export const isOwnField = (field: string, fields: readonly string[]): boolean =>
  fields.some((own) => field === own || field.startsWith(`${own}.`));

/** The message that belongs to no field of `fields`: shown above the form's button. Undefined when every error has a field. */
export function formErrorFor(error: unknown, fields: readonly string[]): string | undefined {
  if (error === undefined || error === null) return undefined;
  const named = Object.keys(fieldErrorsFor(error));
  const general = error instanceof FetchError && error.info['nonFieldErrors'] !== undefined;
  if (!general && named.length > 0 && named.every((field) => isOwnField(field, fields))) return undefined;
  return wordsFor(error);
}
