import type { FastifyReply } from 'fastify';
import type { Services } from '../services.ts';
import type { FollowedVisit } from './streams.ts';

const wantsEvents = (accept: string | undefined) => accept?.includes('text/event-stream') === true;

/**
 * Answers a `live` endpoint: with a stream of events where one is asked for and can be had, else with the state as it is.
 * A proxy that speaks HTTP 1.0 cannot carry a stream; its clients ask now and then.
 */
export async function answerLive(
  services: Pick<Services, 'streams'>,
  visit: FollowedVisit,
): Promise<FastifyReply | undefined> {
  const { method, headers, raw } = visit.request;
  if (method !== 'GET' || raw.httpVersion !== '1.1' || !wantsEvents(headers.accept)) {
    return services.streams.answer(visit);
  }
  await services.streams.open(visit);
  return visit.reply;
}
