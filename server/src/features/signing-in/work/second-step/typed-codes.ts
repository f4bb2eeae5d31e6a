import { LRUCache } from 'lru-cache';
import { RequestError } from '../../../../core/errors.ts';
import { networkOf } from '../../../../core/network/network-of.ts';
import type { Limit } from '../../../../core/throttle/limits.ts';
import type { Services } from '../../../../core/services.ts';
import type { Browser } from '../../../../core/access/browser.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

interface TypedCode<Found> {
  readonly code: string;
  /** Wrong codes of one address. */
  readonly limit: Limit;
  readonly find: (code: string) => Promise<Found | null>;
  readonly browser: Pick<Browser, 'address'>;
}

/**
 * Codes that were right a moment ago, by address: a class or a hall that joins together does not count as guessing and
 * does not wait.
 */
const lately = new LRUCache<string, true>({ max: 5000, ttl: 30_000 });

/**
 * Finds the target of a typed code. The right one passes whatever others at the same address do: over the limit codes
 * are looked up in turn, a few a second, so that an address guesses slowly and no one is locked out.
 */
export async function findByTypedCode<Found>(
  { throttle }: Pick<Services, 'throttle'>,
  { code, limit, find, browser }: TypedCode<Found>,
): Promise<Found | null> {
  const address = { limit, subject: networkOf(browser.address) };
  const key = `${limit.name} ${address.subject} ${code}`;
  if (lately.has(key)) return find(code);
  const isWithin = await throttle.allows(address);
  if (!isWithin) await throttle.turn(address);
  const found = await find(code);
  if (found) {
    lately.set(key, true);
    await throttle.giveBack(address);
  } else if (!isWithin) throw wrongAmongMany();
  return found;
}

/**
 * Returns the refusal of a wrong code after many others from this address, in words that suit a person who only
 * mistyped.
 */
export function wrongAmongMany(): RequestError {
  const words = said(m.manyWrongTries);
  return new RequestError(429, 'request/too-many', words, { 'retry-after': '1' });
}
