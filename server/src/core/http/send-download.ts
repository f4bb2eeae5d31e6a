import type { FastifyReply } from 'fastify';
import type { Download } from '../files/download.ts';

/** Sends a file that the browser saves under its name and no cache keeps. */
export function sendDownload(reply: FastifyReply, { name, fullName, type, content }: Download): FastifyReply {
  const full =
    fullName === undefined ? '' : `; filename*=UTF-8''${encodeURIComponent(fullName).replaceAll("'", '%27')}`;
  return reply
    .header('content-disposition', `attachment; filename="${name}"${full}`)
    .header('cache-control', 'no-store')
    .type(type)
    .send(content);
}
