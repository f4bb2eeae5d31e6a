/*
 * Rules that distinguish a hall from one person with a program. A hall of hundreds shares one address and often few
 * kinds of browser, but its people read before they answer, and they arrive over a minute. Decision 013.
 */

/** An answer so soon after joining was not read by anybody: the page itself takes longer to open. */
export const hastyMs = 1500;

/** More hasty voters of one address than this, and more than this share of all there, are not a coincidence. */
export const hasty = { voters: 30, share: 0.15 } as const;

/**
 * So many others who join within the same moments and have not answered when somebody joins: a hall that comes together.
 * A program that drops its cookie and joins again meets no one, or as many as it runs at a time.
 */
export const crowd = 20;

/** So many new devices of one kind and address within so many seconds: ten a second, faster than one hall scans a code. */
export const burst = { voters: 60, seconds: 6 } as const;

/** A device that answered a poll so long ago is known: no program gets old ones by dropping its cookie. */
const knownAfterMs = 10 * 60_000;

/** Whether a device is new to this server; `since` is when it first answered a poll, in seconds. */
export const isNewDevice = (device: { readonly since: number } | undefined, now: Date): boolean =>
  device === undefined || now.getTime() - device.since * 1000 < knownAfterMs;

export const isHastyVote = (joinedAt: Date, receivedAt: Date): boolean =>
  receivedAt.getTime() - joinedAt.getTime() < hastyMs;

/** Whether so many hasty voters of an address are more than chance. */
export const isMoreThanChance = (counted: { readonly hasty: number; readonly voters: number }): boolean =>
  counted.hasty >= hasty.voters && counted.hasty >= hasty.share * counted.voters;
