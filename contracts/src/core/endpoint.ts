import type { z } from 'zod';
import type { ApiScope } from './api-scopes.ts';
import type { Message } from '../messages/index.ts';

/**
 * The callers of an endpoint. Every endpoint must declare them; a test walks all of them with every role (P09).
 *
 * - `anyone`: no session needed.
 * - `signed-in`: any session, anonymous learners included. `known`: any account that is not anonymous.
 * - `privileged`: superuser, staff or instructor (P01). `staff`: superuser or staff (P02). `superuser`: superuser alone.
 * - `{ classroom }`: members of the class in `{classId}`; `teacher` means its teachers, `assistant` those and its
 *   assistants (see `classActs`). Strangers get 404, so that a foreign class and an absent one look the same; staff and
 *   superusers pass (P05). In a class that is read only, what changes something answers 409.
 * - `{ exercise }`: privileged users with at least this level of sharing (D23); everyone who can find a published exercise may view
 *   it. Others get 404 for what they may not see and 403 for what they may not do. Teachers who were not let in get 403
 *   for exercises that are not theirs and not shared with them: an exercise shows its keys.
 * - `{ attempt: 'owner' }`: the learner whose attempt `{attemptId}` is, while in the class. To everybody else, and after
 *   removal, it is absent: 404.
 * - `{ poll: 'owner' }`: the teachers of the class of the poll `{pollId}`, or the person who made one without a class.
 *   `{ poll: 'voter' }`: people who have joined it, with or without an account. Everybody else gets 404.
 * - `{ worksheet: 'reader' }`: the person who made the worksheet `{worksheetCode}`; when it is one of a class, the
 *   teachers and assistants of that class instead, and staff. Everybody else gets 404.
 * - `{ helpThread: 'party' }`: the learner who asked in `{threadId}`, in the class or not, the people who teach its class,
 *   and staff; `{ helpThread: 'staff' }`: those without the learner. To everybody else it is absent: 404.
 */
export type Who =
  | 'anyone'
  | 'signed-in'
  | 'known'
  | 'privileged'
  | 'staff'
  | 'superuser'
  | { readonly classroom: 'teacher' | 'assistant' | 'member' }
  | { readonly exercise: 'view' | 'edit' | 'invite' | 'own' }
  | { readonly attempt: 'owner' }
  | { readonly poll: 'owner' | 'voter' }
  | { readonly worksheet: 'reader' }
  | { readonly helpThread: 'party' | 'staff' };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A response that is a file of one of these media types, streamed as it is. */
export interface FileResponse {
  readonly file: readonly string[];
}

/** The handler sends the browser on to another address; no page calls such an endpoint by script. */
export interface RedirectResponse {
  readonly redirect: true;
}

type AnyResponse = z.ZodType | FileResponse | RedirectResponse | null;

/**
 * One call of the API, declared once for both sides. Paths are below `/api/mm` with `{name}` for parameters.
 * A response schema describes what the client works with (camelCase keys); on the wire its keys are snake_case (V09).
 * `response: null` answers 204.
 */
export interface Endpoint<
  Params extends z.ZodType | null = z.ZodType | null,
  Query extends z.ZodType | null = z.ZodType | null,
  Body extends z.ZodType | null = z.ZodType | null,
  Response extends AnyResponse = AnyResponse,
> {
  readonly name: string;
  readonly feature: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: string;
  readonly who: Who;
  /** Refuses callers who are not signed in, in place of the usual words. */
  readonly signInWords?: Message;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  /** Calls a minute from one address that this endpoint bears; for calls that invite guessing or cost much. Default: no limit. */
  readonly callsPerMinute?: number;
  /** Calls a minute of one person (of one address, where no one is signed in). Default: no limit. */
  readonly callsPerMinuteEach?: number;
  /** Bytes that the body may have where 64 KB are not enough. */
  readonly maximumBodyBytes?: number;
  /** The body is a file itself, of one of these media types and no longer than this. */
  readonly upload?: { readonly types: readonly string[]; readonly maximumBytes: number };
  /**
   * Shows records of learners who are not the caller: each call is noted for those learners to see, and a caller who
   * reads those of very many is slowed and reported (SC21).
   */
  readonly records?: 'learner' | 'class';
  /**
   * Not while an administrator is signed in as somebody, and only when who is here was confirmed lately; endpoints of
   * staff also ask for a second factor (SC21).
   */
  readonly needsConfirmation?: true;
  /** Not while an administrator is signed in as somebody: it is that person's own. `needsConfirmation` says so too. */
  readonly personAlone?: true;
  /** May change something in a class that is archived or past its last day. */
  readonly worksArchived?: true;
  /**
   * Mail programs call it as well as pages: without cookies, with a form whose fields are not read. So it needs no token
   * against forged calls: what it does is allowed by its address alone.
   */
  readonly fromMail?: true;
  /**
   * Also from the session of a launch, whose pages are in the frame of an LMS. Calls of things of its class need no such
   * word; all others are refused there.
   */
  readonly inFrames?: true;
  /** The answer is the same for everybody: no session is looked up for it, and cookies count for nothing. */
  readonly forAll?: true;
  /**
   * A secret in the body alone allows the call, for any caller. So it needs no token against forged calls, and
   * works in frames whose browser keeps no cookies.
   */
  readonly hasTicket?: true;
  /** Programs may call it with an API token of this scope. Without one it refuses every token. */
  readonly tokenScope?: ApiScope;
  /**
   * Another program calls it, and signs the bytes of the body: they are not read as JSON, and no token against forged
   * calls is asked for. The handler checks the signature before anything else.
   */
  readonly fromProgram?: true;
}

type Declared<P, Q, B, R> = {
  readonly name: string;
  readonly feature: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: string;
  readonly who: Who;
  readonly signInWords?: Message;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response: R;
  readonly callsPerMinute?: number;
  readonly callsPerMinuteEach?: number;
  readonly maximumBodyBytes?: number;
  readonly upload?: { readonly types: readonly string[]; readonly maximumBytes: number };
  readonly records?: 'learner' | 'class';
  readonly needsConfirmation?: true;
  readonly live?: true;
  readonly personAlone?: true;
  /** May change something in a class that is archived or past its last day. */
  readonly worksArchived?: true;
  readonly fromMail?: true;
  readonly inFrames?: true;
  readonly forAll?: true;
  readonly hasTicket?: true;
  readonly tokenScope?: ApiScope;
  readonly fromProgram?: true;
};

/** Declares an endpoint; parts that are left out are null. */
export function endpoint<
  R extends AnyResponse,
  P extends z.ZodType | null = null,
  Q extends z.ZodType | null = null,
  B extends z.ZodType | null = null,
>(declared: Declared<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    ...declared,
    params: (declared.params ?? null) as P,
    query: (declared.query ?? null) as Q,
    body: (declared.body ?? null) as B,
  };
}

type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type In<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<E extends Endpoint> = Out<E['params']>;
export type QueryOf<E extends Endpoint> = Out<E['query']>;
export type BodyOf<E extends Endpoint> = Out<E['body']>;
/** The type a handler returns and a client receives. */
export type ResponseOf<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : undefined;

type Nothing = Record<never, never>;
type Part<Name extends string, T> = T extends z.ZodType
  ? Nothing extends In<T>
    ? { readonly [K in Name]?: In<T> }
    : { readonly [K in Name]: In<T> }
  : Nothing;

/**
 * The input of a client: only the parts that the endpoint has; a part whose fields are all optional may be left out.
 */
export type InputOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;
