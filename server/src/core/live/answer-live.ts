import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { FollowedVisit } from './streams.ts';

/**
 * Whether a call of a `live` endpoint asks for a stream that it can have. A proxy that speaks HTTP 1.0 cannot carry one; its
 * clients ask now and then.
 */
export const asksForStream = ({ method, headers, raw }: FastifyRequest): boolean =>
  method === 'GET' && raw.httpVersion === '1.1' && headers.accept?.includes('text/event-stream') === true;

/** Answers a `live` endpoint: with a stream of events where one is asked for and can be had, else with the state as it is. */
export async function answerLive(
  services: Pick<Services, 'streams'>,
  visit: FollowedVisit,
): Promise<FastifyReply | undefined> {
  if (!asksForStream(visit.request)) return services.streams.answer(visit);
  await services.streams.open(visit);
  return visit.reply;
}
