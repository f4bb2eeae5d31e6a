import { STATUS_CODES, type IncomingMessage } from 'node:http';

/** A request as the platform has read it, and what it answered. */
export interface RecordedRequest {
  readonly kind: RequestKind;
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** Null while the request is under way, and for one that was never answered. */
  status: number | null;
}

export interface PlatformAnswer {
  readonly status: number;
  /** Words after the status, where they are not the usual ones. */
  readonly reason?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const kinds = [
  ['configuration', /^\/openid-configuration$/],
  ['registration', /^\/register$/],
  ['keys', /^\/keys$/],
  ['authorization', /^\/authorize$/],
  ['token', /^\/token$/],
  ['deep-link-return', /^\/deep-link-return\/[^/]+$/],
  ['memberships', /^\/services\/[^/]+\/memberships$/],
  ['lineitems', /^\/services\/[^/]+\/lineitems$/],
  ['lineitem', /^\/services\/[^/]+\/lineitems\/[^/]+\/lineitem$/],
  ['scores', /^\/services\/[^/]+\/lineitems\/[^/]+\/lineitem\/scores$/],
  ['results', /^\/services\/[^/]+\/lineitems\/[^/]+\/lineitem\/results$/],
] as const;

export type RequestKind = (typeof kinds)[number][0] | 'page';

/** Returns what a request to this path asks for. */
export const kindOf = (pathname: string): RequestKind =>
  kinds.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'page';

export const json = (body: unknown, status = 200, contentType = 'application/json'): PlatformAnswer => ({
  status,
  headers: { 'content-type': contentType },
  body: JSON.stringify(body),
});

export const html = (body: string, status = 200): PlatformAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Platform</title>${body}</html>`,
});

/** Returns the words of a field that may be missing. */
export const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const refused = (status: number, why: string): PlatformAnswer => json({ error: why }, status);

/** A refusal in the manner of Moodle: why it refuses is after the status, and the body says nothing of it. */
export const refusedInReason = (request: RecordedRequest, status: number, why: string): PlatformAnswer => ({
  ...json(
    { status, reason: STATUS_CODES[status], request: { method: request.method, url: request.url.pathname } },
    status,
  ),
  reason: why,
});

/** Makes text safe inside HTML and its attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A page that posts or gets the fields by itself, to the frame or window of this name. */
export function selfSubmittingForm(
  { method, action, fields }: { method: 'GET' | 'POST'; action: string; fields: Readonly<Record<string, string>> },
  target = '_self',
): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="${method}" action="${escapeHtml(action)}" target="${escapeHtml(target)}">${inputs.join('')}</form>
<script>document.forms[0].submit()</script>`;
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Returns a `Link` header; the odd kind is what Moodle sends: UTF-8 quotes that are not quotes, and escaped addresses. */
export const linkHeader = (next: string, isOdd: boolean): string =>
  isOdd ? Buffer.from(`<${next.replaceAll('&', '&amp;')}>; rel=”next”`).toString('latin1') : `<${next}>; rel="next"`;
