import { isEncodedPayload, textOfPayload, type EncodedPayload } from '@lemma/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidRequest, RequestError } from '../errors.ts';

/** Bytes that a body of JSON may have where its endpoint does not say more. */
export const ordinaryBodyBytes = 64 * 1024;

type Done = (error: Error | null, body?: unknown) => void;

const deepest = 64;
/** Keys, items and separators in a body of ordinary size; larger bodies may have as many more. */
const mostEntries = 5000;
/** How many more than its endpoint can use a body may have: they are read, and ten of them named. */
const mostUnused = 1000;

/**
 * Reads bodies of JSON. How deep they go and how much they hold is counted in their bytes, before anything is made of them;
 * an upload's body is never JSON, whatever it says it is. A body that is an encoded payload is read as what it holds (C02).
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  const read = (request: FastifyRequest, bytes: Buffer, done: Done): void => {
    const refusal = whyRefused(request, bytes);
    if (refusal) done(refusal, undefined);
    else void parse(request, bytes.toString(), done);
  };
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    read(request, bytes, (error, body) => {
      if (error || typeof body !== 'object' || body === null || !isEncodedPayload(body)) return done(error, body);
      const decoded = decodedText(body);
      if (decoded === undefined) done(new InvalidRequest({ nonFieldErrors: ['Invalid payload'] }), undefined);
      else read(request, Buffer.from(decoded), done);
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

function whyRefused({ routeOptions }: FastifyRequest, bytes: Buffer): Error | undefined {
  const { config, bodyLimit = ordinaryBodyBytes } = routeOptions;
  if (config.isUpload) return new RequestError(415, 'request/invalid', 'Send the file itself, with its own type.');
  const most = Math.min(
    mostEntries * Math.max(1, bodyLimit / ordinaryBodyBytes),
    mostUnused + (config.usedEntries?.() ?? Infinity),
  );
  return findExcess(bytes, most)
    ? new InvalidRequest({ nonFieldErrors: ['This holds more than can be read.'] })
    : undefined;
}

/**
 * Whether JSON in UTF-8 goes deeper, or has more commas and brackets outside its texts, than may be; it is looked at up to
 * the first of the two.
 */
export function findExcess(bytes: Uint8Array, most: number): 'depth' | 'number' | undefined {
  let depth = 0;
  let entries = 0;
  let isInText = false;
  for (let at = 0; at < bytes.length; at++) {
    const code = bytes[at];
    if (isInText) {
      if (code === backslash) at += 1;
      else if (code === quote) isInText = false;
    } else if (code === quote) isInText = true;
    else if (code === comma) entries += 1;
    else if (code === openBrace || code === openBracket) {
      depth += 1;
      entries += 1;
      if (depth > deepest) return 'depth';
    } else if (code === closeBrace || code === closeBracket) depth -= 1;
    if (entries > most) return 'number';
  }
  return undefined;
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];
