import { isEncodedPayload, textOfPayload, type EncodedPayload } from '@lemma/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findExcess } from '../../json-excess.ts';
import { InvalidRequest, RequestError } from '../../errors.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** Bytes that a body of JSON may have where its endpoint does not say more. */
export const ordinaryBodyBytes = 64 * 1024;

type Done = (error: Error | null, body?: unknown) => void;

/** Keys, items and separators in a body of ordinary size; larger bodies may have as many more. */
const mostEntries = 5000;
/** How many more than its endpoint can use a body may have: they are read, and ten of them named. */
const mostUnused = 100;

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
  const { config, bodyLimit } = routeOptions;
  if (config.isUpload) return new RequestError(415, 'request/invalid', said(m.fileItself));
  const most = Math.min(
    mostEntries * Math.max(1, bodyLimit / ordinaryBodyBytes),
    mostUnused + (config.usedEntries?.() ?? Infinity),
  );
  return findExcess(bytes, most) ? new InvalidRequest({ nonFieldErrors: [said(m.tooMuchToRead)] }) : undefined;
}
