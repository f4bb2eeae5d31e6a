import type { Feed } from './feed.ts';
import type { Stream } from './stream.ts';

/**
 * How many streams there may be: a hall of six hundred with two devices each shares one address, and so may several halls.
 * Of a person who has more pages open the oldest stream ends.
 */
export const streamLimits = { node: 10_000, address: 4000, person: 12 };

/** The counts and subscriptions of a stream while it lasts. */
interface Place {
  /** The follower, whatever the page: limits count by it. */
  readonly person: string;
  readonly address: string;
  readonly feed: Feed;
  /** Each ends that access is checked again when a topic changes. */
  readonly unwatch: readonly (() => void)[];
}

/** The places of all streams of this node. */
export function createPlaces() {
  const places = new Map<Stream, Place>();
  const ofPerson = new Map<string, readonly Stream[]>();
  const countOfAddress = new Map<string, number>();
  const ownOf = (person: string): readonly Stream[] => ofPerson.get(person) ?? [];
  const countOf = (address: string): number => countOfAddress.get(address) ?? 0;

  return {
    hasRoom: (address: string): boolean => places.size < streamLimits.node && countOf(address) < streamLimits.address,

    take(stream: Stream, place: Place): void {
      const { person, address } = place;
      if (ownOf(person).length >= streamLimits.person) ownOf(person)[0]?.end();
      ofPerson.set(person, [...ownOf(person), stream]);
      countOfAddress.set(address, countOf(address) + 1);
      places.set(stream, place);
    },

    /** To be called when the stream has ended. */
    leave(stream: Stream): void {
      const place = places.get(stream);
      if (!place) return;
      places.delete(stream);
      const { person, address, feed, unwatch } = place;
      const others = ownOf(person).filter((own) => own !== stream);
      if (others.length === 0) ofPerson.delete(person);
      else ofPerson.set(person, others);
      const left = countOf(address) - 1;
      if (left === 0) countOfAddress.delete(address);
      else countOfAddress.set(address, left);
      for (const end of unwatch) end();
      feed.leave(stream);
    },

    streams: () => places.keys(),
    count: () => places.size,
  };
}
