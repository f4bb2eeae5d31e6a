import { z } from 'zod';
import { createGuardedFetch, OutsideError } from '../guarded-fetch.ts';
import { createAccessTokens, type AssertionKeys, type PlatformAccount } from './access-tokens.ts';
import { nextPageOf } from './link-header.ts';
import { createPace } from './pace.ts';
import { PlatformRefused, PlatformUnavailable, reasonOf, retryAfterOf } from './platform-errors.ts';
import { below, requireHost, withQuery } from './service-addresses.ts';

export type { PlatformAccount } from './access-tokens.ts';
export { PlatformRefused, PlatformUnavailable } from './platform-errors.ts';

const usual = { timeoutMs: 5_000, maximumBytes: 1024 * 1024 };
/** Lists take a busy LMS longer, and some send them whole, whatever page they are asked for. */
const forLists = { timeoutMs: 15_000, maximumBytes: 8 * 1024 * 1024 };
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
  /** Enough to find columns; an LMS may give no more. */
  lineItemRead: `${gradeScopes}lineitem.readonly`,
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
  readonly keys: AssertionKeys;
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
export function createLtiPlatforms({ trustedHosts, keys, now, mostPages = 200 }: Options) {
  const ask = createGuardedFetch({ trustedHosts, ...usual });
  const askForList = createGuardedFetch({ trustedHosts, ...forLists });
  const tokens = createAccessTokens({ ask, keys, now });
  const inTurn = createPace(gapMs);

  async function send(account: PlatformAccount, address: string, call: Call, token: string): Promise<Response> {
    await inTurn(account.id);
    const { method = 'GET' } = call;
    return (method === 'GET' ? askForList : ask)(address, {
      method,
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
      await tokens.drop(account, call.scopes, token);
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
    /** Asks for access anew, whatever is kept, to find out whether the platform gives it. */
    async tryAccess(account: PlatformAccount, scopes: readonly string[]): Promise<void> {
      try {
        await tokens.ask(account, scopes);
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
  /** Platforms that list results, but not by pages. */
  const refusesPages = new Set<string>();
  const readLineItem = async (answer: Response) => parsedAs(lineItemSchema, await jsonOf(answer));

  return {
    /** Lists line items; platforms may leave the filter unread. `scope` is the one that the platform gives. */
    async listLineItems(
      account: PlatformAccount,
      address: string,
      filter: { readonly resource_link_id?: string; readonly resource_id?: string },
      scope: string = platformScopes.lineItem,
    ): Promise<LineItem[]> {
      const items: LineItem[] = [];
      const call = { scopes: [scope], accept: 'lis.v2.lineitemcontainer+json' };
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
      // A text that the platform did not send is left out again: Moodle refuses a link whose id is empty.
      const body = Object.fromEntries(Object.entries(item).filter(([, value]) => value !== ''));
      await request(account, address, { ...lineItemCall, method: 'PUT', body });
    },

    async sendScore(account: PlatformAccount, lineItem: string, score: ScoreMessage): Promise<void> {
      const call = { scopes: [platformScopes.score], contentType: 'lis.v1.score+json' };
      await request(account, below(lineItem, '/scores'), { ...call, method: 'POST', body: score });
    },

    /** Reads the grades of a line item, of one person when asked so. */
    async readResults(account: PlatformAccount, lineItem: string, userId?: string): Promise<PlatformResult[]> {
      const address = below(lineItem, '/results');
      const read = async (filter: Readonly<Record<string, string>>): Promise<PlatformResult[]> => {
        const results: PlatformResult[] = [];
        const call = { scopes: [platformScopes.result], accept: 'lis.v2.resultcontainer+json' };
        for await (const page of pages(account, withQuery(address, filter), call)) {
          results.push(...parsedAs(z.array(resultSchema), page));
        }
        return results;
      };
      if (userId !== undefined) return read({ user_id: userId });
      if (refusesPages.has(account.id)) return read({});
      try {
        return await read({ limit: String(pageSize) });
      } catch (error) {
        if (!isFaultOfPages(error)) throw error;
        const results = await read({});
        refusesPages.add(account.id);
        return results;
      }
    },
  };
}

/** Moodle fails, as a missing page or a fault of its own, when it is asked for results by pages. */
const isFaultOfPages = (error: unknown): boolean =>
  (error instanceof PlatformRefused && (error.status === 400 || error.status === 404)) ||
  (error instanceof PlatformUnavailable && error.isFault);

async function checked(answer: Response, now: Date): Promise<Response> {
  if (answer.ok) return answer;
  const words = reasonOf(answer, await answer.text().catch(() => ''));
  const { status } = answer;
  if (status === 429 || status >= 500 || status === 408) {
    const retryAfterMs = retryAfterOf(answer.headers.get('retry-after'), now);
    throw new PlatformUnavailable(`The LMS answered ${status}. ${words}`.trim(), {
      retryAfterMs,
      mayBeDone: status !== 429,
      isFault: status === 500,
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
