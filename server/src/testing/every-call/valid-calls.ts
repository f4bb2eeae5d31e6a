import type { Endpoint, Who } from '@lemma/contracts';
import { accountCalls } from './account-calls.ts';
import { attemptCalls, classCalls } from './class-calls.ts';
import { commerceCalls } from '../commerce/shop-calls.ts';
import { exerciseCalls } from './exercise-calls.ts';
import { helpCalls } from './help/help-things.ts';
import { courseCalls } from './lti/course-things.ts';
import { launchCalls } from './lti/launch-things.ts';
import { platformCalls } from './lti/platform-things.ts';
import type { World } from './world.ts';

/** A call that the server does, in a world that was just opened or put back. */
export interface ValidCall {
  /** The caller: a name of `world.clients`. */
  readonly as: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** The media type of an upload. */
  readonly type?: string;
  /** Headers that are a part of it, such as a signature. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Differences from the call that follows from the endpoint alone. */
export type Differing = Partial<Omit<ValidCall, 'params'>> & { readonly params?: Readonly<Record<string, string>> };

/** Returns the caller where nothing else is said. */
export function callerFor(who: Who): string {
  if (typeof who === 'string') {
    const callers = { anyone: 'visitor', 'signed-in': 'learner', known: 'learner', privileged: 'teacher' } as const;
    return who === 'staff' || who === 'superuser' ? who : callers[who];
  }
  if ('attempt' in who) return 'learner';
  if ('helpThread' in who) return who.helpThread === 'party' ? 'learner' : 'teacher';
  if ('poll' in who) return who.poll === 'voter' ? 'learner' : 'teacher';
  return 'classroom' in who && who.classroom === 'member' ? 'learner' : 'teacher';
}

/** A valid call of an endpoint. */
export function validCall(world: World, endpoint: Endpoint): ValidCall {
  const differing =
    {
      ...accountCalls(world),
      ...classCalls(world),
      ...attemptCalls(world),
      ...exerciseCalls(world),
      ...helpCalls(world),
      ...commerceCalls(world),
      ...platformCalls(),
      ...launchCalls(),
      ...courseCalls(world),
    }[endpoint.name] ?? {};
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const things: Readonly<Record<string, string>> = world.params;
  return {
    as: callerFor(endpoint.who),
    query: {},
    body: endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : {},
    ...differing,
    params: { ...Object.fromEntries(names.map((name) => [name, things[name] ?? ''])), ...differing.params },
  };
}
