import { z } from 'zod';
import { createGuardedFetch, OutsideError } from '../guarded-fetch.ts';
import { createAccessTokens, type PlatformAccount, type SignAssertion } from './access-tokens.ts';
import { nextPageOf } from './link-header.ts';
import { createPace } from './pace.ts';
import { PlatformRefused, PlatformUnavailable, retryAfterOf, wordsOf } from './platform-errors.ts';

export type { PlatformAccount } from './access-tokens.ts';
export { PlatformRefused, PlatformUnavailable } from './platform-errors.ts';

const timeoutMs = 5_000;
const maximumBytes = 1024 * 1024;
/** Ten requests a second are the most that a platform is asked. */
const gapMs = 100;
const pageSize = 200;
const mostMembers = 20_000;

const gradeScopes = 'https://purl.imsglobal.org/spec/lti-ags/scope/';
const rosterScope = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
const mediaType = 'application/vnd.ims.';

/** The scopes that Lemma asks platforms for. */
export const platformScopes = {
  lineItem: `${gradeScopes}lineitem`,
  score: `${gradeScopes}score`,
  result: `${gradeScopes}result.readonly`,
  roster: rosterScope,
} as const;

const text = z.string().catch('');
const lineItemSchema = z.looseObject({
  id: z.string(),
  label: text,
  scoreMaximum: z.coerce.number().catch(0),
  resourceId: text,
  resourceLinkId: text,
  tag: text,
  endDateTime: text,
});
const resultSchema = z.object({
  userId: z.union([z.string(), z.number()]).transform(String),
  resultScore: z.number().nullish(),
  resultMaximum: z.number().nullish(),
});
const memberSchema = z.object({
  user_id: z.union([z.string(), z.number()]).transform(String),
  status: text,
  roles: z.array(z.string()).catch([]),
  name: text,
  given_name: text,
  family_name: text,
  email: text,
  lis_person_sourcedid: text,
});

/** A column of a platform's grade book; fields that Lemma does not know are sent back as they came. */
export type LineItem = z.infer<typeof lineItemSchema>;
export type NewLineItem = Partial<Omit<LineItem, 'id'>>;
export type PlatformResult = z.infer<typeof resultSchema>;
export type RosterMember = z.infer<typeof memberSchema>;

/** A score as the platform takes it (Assignment and Grade Services 2.0). */
export interface ScoreMessage {
  readonly userId: string;
  readonly scoreGiven?: number;
  readonly scoreMaximum?: number;
  readonly comment?: string;
  readonly timestamp: string;
  readonly activityProgress: 'Initialized' | 'Submitted' | 'Completed';
  readonly gradingProgress: 'NotReady' | 'Pending' | 'FullyGraded';
  readonly submission?: { readonly startedAt?: string; readonly submittedAt?: string };
}

interface Options {
  /** Hosts in the operator's own network that may be platforms. */
  readonly trustedHosts: ReadonlySet<string>;
  readonly sign: SignAssertion;
  readonly now: () => Date;
  /** The longest list that is read, in pages. */
  readonly mostPages?: number;
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly scopes: readonly string[];
  readonly accept?: string;
  readonly contentType?: string;
  readonly body?: unknown;
}

/**
 * Asks platforms for their services: line items, scores, results and rosters. Only hosts of the platform are asked,
 * through the guarded fetch, ten times a second at most. Throws PlatformRefused and PlatformUnavailable, nothing else.
 */
export function createLtiPlatforms({ trustedHosts, sign, now, mostPages = 200 }: Options) {
  const ask = createGuardedFetch({ trustedHosts, timeoutMs, maximumBytes });
  const tokens = createAccessTokens({ ask, sign, now });
  const inTurn = createPace(gapMs);

  async function send(account: PlatformAccount, address: string, call: Call, token: string): Promise<Response> {
    await inTurn(account.id);
    return ask(address, {
      method: call.method ?? 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(call.accept ? { accept: mediaType + call.accept } : {}),
        ...(call.contentType ? { 'content-type': mediaType + call.contentType } : {}),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
  }

  async function request(account: PlatformAccount, address: string, call: Call): Promise<Response> {
    requireHost(account, address);
    try {
      const token = await tokens.get(account, call.scopes);
      const first = await send(account, address, call, token);
      if (first.status !== 401) return await checked(first, now());
      tokens.drop(account, call.scopes, token);
      return await checked(await send(account, address, call, await tokens.get(account, call.scopes)), now());
    } catch (error) {
      if (error instanceof OutsideError) throw new PlatformUnavailable(error.message, { cause: error });
      throw error;
    }
  }

  /** Yields the pages of a list; the next one must be on the host of the one before. */
  async function* pages(account: PlatformAccount, address: string, call: Call): AsyncGenerator {
    let current: string | null = address;
    for (let count = 0; current !== null && count < mostPages; count += 1) {
      const answer = await request(account, current, call);
      yield await jsonOf(answer);
      const next: string | null = nextPageOf(answer.headers.get('link'), current);
      if (next !== null && new URL(next).host !== new URL(current).host) {
        throw new PlatformRefused(answer.status, 'The next page is on another host.');
      }
      current = next === current ? null : next;
    }
    // A part of a list would look as if the others had gone.
    if (current !== null) throw new PlatformRefused(0, `The LMS sends a list of more than ${mostPages} pages.`);
  }

  return {
    dropTokens: tokens.dropAll,

    /** Asks for access as for a roster, to find out whether the platform gives it. */
    async tryAccess(account: PlatformAccount): Promise<void> {
      try {
        await tokens.get(account, [rosterScope]);
      } catch (error) {
        if (error instanceof OutsideError) throw new PlatformUnavailable(error.message, { cause: error });
        throw error;
      }
    },

    ...gradeCalls(request, pages),

    /** Reads the roster of a course. */
    async readMembers(account: PlatformAccount, address: string): Promise<RosterMember[]> {
      const members: RosterMember[] = [];
      const call = { scopes: [rosterScope], accept: 'lti-nrps.v2.membershipcontainer+json' };
      for await (const page of pages(account, withQuery(address, { limit: String(pageSize) }), call)) {
        members.push(...parsedAs(z.object({ members: z.array(memberSchema) }), page).members);
        if (members.length > mostMembers) {
          throw new PlatformRefused(0, `The LMS lists more than ${mostMembers} people in this course.`);
        }
      }
      return members;
    },
  };
}

type Request = (account: PlatformAccount, address: string, call: Call) => Promise<Response>;
type Pages = (account: PlatformAccount, address: string, call: Call) => AsyncGenerator;

/** Calls of the Assignment and Grade Services. */
function gradeCalls(request: Request, pages: Pages) {
  const lineItemCall = {
    scopes: [platformScopes.lineItem],
    accept: 'lis.v2.lineitem+json',
    contentType: 'lis.v2.lineitem+json',
  };
  const readLineItem = async (answer: Response) => parsedAs(lineItemSchema, await jsonOf(answer));

  return {
    /** Lists line items; platforms may leave the filter unread. */
    async listLineItems(
      account: PlatformAccount,
      address: string,
      filter: { readonly resource_link_id?: string; readonly resource_id?: string },
    ): Promise<LineItem[]> {
      const items: LineItem[] = [];
      const call = { scopes: [platformScopes.lineItem], accept: 'lis.v2.lineitemcontainer+json' };
      for await (const page of pages(account, withQuery(address, filter), call)) {
        items.push(...parsedAs(z.array(lineItemSchema), page));
      }
      return items;
    },

    makeLineItem: async (account: PlatformAccount, address: string, item: NewLineItem) =>
      readLineItem(await request(account, address, { ...lineItemCall, method: 'POST', body: item })),

    getLineItem: async (account: PlatformAccount, address: string) =>
      readLineItem(await request(account, address, lineItemCall)),

    async changeLineItem(account: PlatformAccount, address: string, item: LineItem): Promise<void> {
      await request(account, address, { ...lineItemCall, method: 'PUT', body: item });
    },

    async sendScore(account: PlatformAccount, lineItem: string, score: ScoreMessage): Promise<void> {
      const call = { scopes: [platformScopes.score], contentType: 'lis.v1.score+json' };
      await request(account, below(lineItem, '/scores'), { ...call, method: 'POST', body: score });
    },

    /** Reads the grades of a line item, of one person when asked so. */
    async readResults(account: PlatformAccount, lineItem: string, userId?: string): Promise<PlatformResult[]> {
      const results: PlatformResult[] = [];
      const call = { scopes: [platformScopes.result], accept: 'lis.v2.resultcontainer+json' };
      const filter = userId === undefined ? { limit: String(pageSize) } : { user_id: userId };
      for await (const page of pages(account, withQuery(below(lineItem, '/results'), filter), call)) {
        results.push(...parsedAs(z.array(resultSchema), page));
      }
      return results;
    },
  };
}

/** Adds to the path: addresses of services may have a query, which stays at the end. */
function below(address: string, path: string): string {
  const url = urlOf(address);
  url.pathname = url.pathname.replace(/\/$/, '') + path;
  return url.href;
}

function withQuery(address: string, query: Readonly<Record<string, string | undefined>>): string {
  const url = urlOf(address);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

function urlOf(address: string): URL {
  if (!URL.canParse(address)) throw new PlatformRefused(0, `${wordsOf(address)} is not an address.`);
  return new URL(address);
}

function requireHost({ hosts }: PlatformAccount, address: string): void {
  const { host } = urlOf(address);
  if (!hosts.has(host)) throw new PlatformRefused(0, `${wordsOf(host)} is not one of the addresses of this LMS.`);
}

async function checked(answer: Response, now: Date): Promise<Response> {
  if (answer.ok) return answer;
  const words = wordsOf(await answer.text().catch(() => ''));
  const { status } = answer;
  if (status === 429 || status >= 500 || status === 408) {
    const retryAfterMs = retryAfterOf(answer.headers.get('retry-after'), now);
    throw new PlatformUnavailable(`The LMS answered ${status}. ${words}`.trim(), {
      retryAfterMs,
      mayBeDone: status !== 429,
    });
  }
  throw new PlatformRefused(status, words);
}

async function jsonOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    throw new PlatformRefused(answer.status, 'The LMS answered something that cannot be read.');
  }
}

function parsedAs<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const read = schema.safeParse(value);
  if (!read.success) throw new PlatformRefused(200, 'The LMS answered something that cannot be read.');
  return read.data;
}
