import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** A JSON document as bytes, made once for all who may read it. */
export class KeptDocument {
  readonly etag: string;
  readonly plain: Buffer;
  /** The effort of Brotli: the greatest does not pay for documents that change. */
  readonly #effort: number;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(json: string, { effort }: { readonly effort: number }) {
    this.plain = Buffer.from(json);
    this.#effort = effort;
    this.etag = `"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 27)}"`;
  }

  /** Compresses off the main thread, at the first call for each encoding. */
  compressed(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const compressing =
      encoding === 'br'
        ? promisify(brotliCompress)(this.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: this.#effort } })
        : promisify(gzip)(this.plain);
    this.#compressed.set(encoding, compressing);
    return compressing;
  }
}

/** Sends a kept document to a caller that does not have it yet, and 304 to one that has. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptDocument,
): Promise<FastifyReply> {
  void reply.headers({ etag: kept.etag, vary: 'accept-encoding' });
  if (isKnown(request, kept.etag)) return reply.code(304).send();
  void reply.type('application/json; charset=utf-8');
  const encoding = encodings.find((one) => accepts(request, one));
  if (!encoding) return reply.send(kept.plain);
  return reply.header('content-encoding', encoding).send(await kept.compressed(encoding));
}

/**
 * Serves a JSON document that never changes while the server runs: written and compressed at the first call, and sent
 * only to callers that do not have it yet.
 */
export function keptDocument(
  describe: () => unknown,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  let kept: KeptDocument | undefined;
  return async (request, reply) => {
    kept ??= new KeptDocument(JSON.stringify(describe()), { effort: constants.BROTLI_MAX_QUALITY });
    void reply.header('cache-control', 'no-cache');
    return sendKept(request, reply, kept);
  };
}

/** A proxy that compresses anew marks the tag as weak: the document is the same. */
const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

const accepts = ({ headers }: FastifyRequest, encoding: Encoding): boolean =>
  [headers['accept-encoding'] ?? '']
    .flat()
    .some((list) =>
      list.split(',').some((one) => one.split(';')[0]?.trim() === encoding && !/;\s*q=0(\.0*)?\s*$/.test(one)),
    );
