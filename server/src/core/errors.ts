import type { ErrorCode } from '@lemma/contracts';
import { createSpeaker, said, wordsOf, type Said } from '@lemma/contracts/messages';
import * as m from './messages.ts';

/** For logs, and for errors without a reader. */
const english = createSpeaker('en');

/** Messages by field, in words or as what is said in the reader's language. */
export type Refusals = Readonly<Record<string, readonly (Said | string)[]>>;

/** An error that the client may see. Thrown anywhere below a route, turned into a response in one place. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** Put into words when it is known who reads it. */
  readonly detail: Said | string;
  readonly headers: Readonly<Record<string, string>>;
  /** Further fields of the body, in addition to `detail` and `code`. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: ErrorCode,
    detail: Said | string,
    headers: Readonly<Record<string, string>> = {},
    more: Readonly<Record<string, unknown>> = {},
  ) {
    super(wordsOf(detail, english));
    this.name = 'RequestError';
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.headers = headers;
    this.more = more;
  }
}

/** A 400: messages by field of the request's body (camelCase, nested by dots), or of no field. */
export class InvalidRequest extends RequestError {
  readonly fields: Refusals;

  constructor(fields: Refusals, code: ErrorCode = 'request/invalid') {
    super(400, code, said(m.problemWithRequest));
    this.name = 'InvalidRequest';
    this.fields = fields;
  }
}

export const invalidField = (field: string, message: Said | string) => new InvalidRequest({ [field]: [message] });
export const notSignedIn = (words: Said | string = 'Authentication credentials were not provided.') =>
  new RequestError(401, 'session/not-authenticated', words);
export const forbidden = (detail: Said | string = said(m.permissionDenied)) =>
  new RequestError(403, 'request/forbidden', detail);
/** Also for what exists but is not this user's to know. */
export const notFound = () => new RequestError(404, 'request/not-found', said(m.resourceNotFound));
export const conflict = (code: ErrorCode, detail: Said | string) => new RequestError(409, code, detail);
