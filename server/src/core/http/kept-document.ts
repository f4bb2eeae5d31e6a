import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface KeptDocument {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/**
 * Serves a JSON document that never changes while the server runs: written and compressed at the first call, and sent
 * only to callers that do not have it yet.
 */
export function keptDocument(
  describe: () => unknown,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  let kept: Promise<KeptDocument> | undefined;
  return async (request, reply) => {
    kept ??= keep(describe());
    const { etag, ...bodies } = await kept;
    void reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send();
    void reply.type('application/json; charset=utf-8');
    const encoding = (['br', 'gzip'] as const).find((one) => accepts(request, one));
    if (!encoding) return reply.send(bodies.plain);
    return reply.header('content-encoding', encoding).send(bodies[encoding]);
  };
}

const accepts = ({ headers }: FastifyRequest, encoding: string): boolean =>
  [headers['accept-encoding'] ?? '']
    .flat()
    .some((list) =>
      list.split(',').some((one) => one.split(';')[0]?.trim() === encoding && !/;\s*q=0(\.0*)?\s*$/.test(one)),
    );

async function keep(document: unknown): Promise<KeptDocument> {
  const plain = Buffer.from(JSON.stringify(document));
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { etag, plain, br, gzip: zipped };
}
