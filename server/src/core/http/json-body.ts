import { isEncodedPayload, textOfPayload, type EncodedPayload } from '@lemma/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidRequest, RequestError } from '../errors.ts';

/** Bytes that a body of JSON may have where its endpoint does not say more. */
export const ordinaryBodyBytes = 64 * 1024;

type Done = (error: Error | null, body?: unknown) => void;

const deepest = 64;
/** Keys, items and separators in a body of ordinary size; larger bodies may have as many more. */
const mostEntries = 5000;

/**
 * Reads bodies of JSON. How deep they go and how much they hold is counted in the text, before anything is made of it;
 * an upload's body is never JSON, whatever it says it is. A body that is an encoded payload is read as what it holds (C02).
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  const read = (request: FastifyRequest, text: string, done: Done): void => {
    const refusal = whyRefused(request, text);
    if (refusal) done(refusal, undefined);
    else void parse(request, text, done);
  };
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    read(request, text, (error, body) => {
      if (error || typeof body !== 'object' || body === null || !isEncodedPayload(body)) return done(error, body);
      const decoded = decodedText(body);
      if (decoded === undefined) done(new InvalidRequest({ nonFieldErrors: ['Invalid payload'] }), undefined);
      else read(request, decoded, done);
    });
  });
}

/** The JSON text that was sent encoded (C02), or undefined when it cannot be read. */
function decodedText(body: EncodedPayload): string | undefined {
  try {
    return textOfPayload(body);
  } catch {
    return undefined;
  }
}

function whyRefused({ routeOptions }: FastifyRequest, text: string): Error | undefined {
  if (routeOptions.config.isUpload)
    return new RequestError(415, 'request/invalid', 'Send the file itself, with its own type.');
  const most = mostEntries * Math.max(1, (routeOptions.bodyLimit ?? ordinaryBodyBytes) / ordinaryBodyBytes);
  return isOverfull(text, most)
    ? new InvalidRequest({ nonFieldErrors: ['This holds more than can be read.'] })
    : undefined;
}

/** Whether a text of JSON goes deeper, or has more commas and brackets outside its texts, than may be. */
export function isOverfull(text: string, most: number): boolean {
  let depth = 0;
  let entries = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInText) {
      if (code === backslash) at += 1;
      else if (code === quote) isInText = false;
    } else if (code === quote) isInText = true;
    else if (code === comma) entries += 1;
    else if (code === openBrace || code === openBracket) {
      depth += 1;
      entries += 1;
      if (depth > deepest) return true;
    } else if (code === closeBrace || code === closeBracket) depth -= 1;
    if (entries > most) return true;
  }
  return false;
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];
