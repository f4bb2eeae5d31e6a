import type { ErrorCode, FieldErrors } from '@lemma/contracts';

/** An error that the client may see. Thrown anywhere below a route, turned into a response in one place. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  /** Further fields of the body, in addition to `detail` and `code`. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: ErrorCode,
    detail: string,
    headers: Readonly<Record<string, string>> = {},
    more: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail);
    this.name = 'RequestError';
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.more = more;
  }
}

/** A 400: messages by field of the request's body (camelCase, nested by dots), or of no field. */
export class InvalidRequest extends RequestError {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super(400, 'request/invalid', 'There was a problem with the request');
    this.name = 'InvalidRequest';
    this.fields = fields;
  }
}

export const invalidField = (field: string, message: string) => new InvalidRequest({ [field]: [message] });
export const notSignedIn = (words = 'Authentication credentials were not provided.') =>
  new RequestError(401, 'session/not-authenticated', words);
export const forbidden = (detail = 'Permission denied') => new RequestError(403, 'request/forbidden', detail);
/** Also for what exists but is not this user's to know. */
export const notFound = () => new RequestError(404, 'request/not-found', 'Resource not found');
export const conflict = (code: ErrorCode, detail: string) => new RequestError(409, code, detail);
