import type { ErrorCode, FieldErrors } from '@lemma/contracts';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';

/** Codes of failed calls (X06). */
export const errorCodes = { unknown: 1, server: 2, network: 3, client: 4 } as const;

type ErrorKind = (typeof errorCodes)[keyof typeof errorCodes];

/** A call that failed (D21). `status` is 0 when no answer came. `info` holds messages by field, `nonFieldErrors` included. */
export class FetchError extends Error {
  readonly status: number;
  readonly info: FieldErrors;
  readonly body: unknown;
  readonly code: ErrorCode | undefined;

  constructor(status: number, message: string, details: { info?: FieldErrors; body?: unknown; code?: ErrorCode } = {}) {
    super(message);
    this.name = 'FetchError';
    this.status = status;
    this.info = details.info ?? {};
    this.body = details.body;
    this.code = details.code;
  }

  /** X06: whose fault it is. */
  get kind(): ErrorKind {
    if (this.status === 0) return errorCodes.network;
    if (this.status >= 500) return errorCodes.server;
    return this.status >= 400 ? errorCodes.client : errorCodes.unknown;
  }

  /** No answer came: offline, or the server cannot be reached. */
  get isNetwork(): boolean {
    return this.status === 0;
  }
}

/** The message of an answer by its status (X04). */
export function messageOfStatus(status: number): string {
  if (status === 404) return t(m.resourceNotFound);
  if (status === 401 || status === 403) return t(m.permissionDenied);
  if (status === 400) return t(m.problemWithRequest);
  if (status === 500) return t(m.internalServerError);
  return t(m.errorOccurredWhileFetching);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldErrorsOf(body: unknown): FieldErrors {
  if (!isRecord(body)) return {};
  const errors: Record<string, readonly string[]> = {};
  for (const [field, messages] of Object.entries(body)) {
    if (field === 'code' && typeof messages === 'string') continue;
    if (typeof messages === 'string') errors[field] = [messages];
    else if (Array.isArray(messages)) errors[field] = messages.filter((message) => typeof message === 'string');
  }
  return errors;
}

/** The error of an answer with status 400 or above; `body` is its decoded JSON, or undefined when there was none. */
export function errorOfAnswer(status: number, body: unknown): FetchError {
  const code = isRecord(body) && typeof body['code'] === 'string' ? (body['code'] as ErrorCode) : undefined;
  const details = { body, ...(code !== undefined && { code }) };
  const message = messageOfStatus(status);
  if (status === 404) return new FetchError(status, message, { ...details, info: { nonFieldErrors: [t(m.notFound)] } });
  if (status === 400) return new FetchError(status, message, { ...details, info: fieldErrorsOf(body) });
  const detail = isRecord(body) && typeof body['detail'] === 'string' ? body['detail'] : undefined;
  return new FetchError(
    status,
    message,
    detail === undefined ? details : { ...details, info: { nonFieldErrors: [detail] } },
  );
}
