import { endpoints, toSnakeKey, type Endpoint } from '@lemma/contracts';
import { drawDemoChance, type Chance } from '../../features/demo/work/chance.ts';
import type { Answer } from '../test-app.ts';
import { bodyText, extremesFor, type Extreme } from './extremes.ts';
import { perform } from './perform.ts';
import { placesOf, putAt, valueAt, type Place } from './places.ts';
import { validCall, type ValidCall } from './valid-calls.ts';
import { openWorld, type World } from './world.ts';

interface FuzzReport {
  readonly cases: number;
  /** Values of the input of endpoints that were replaced at least once. */
  readonly places: number;
  /** Endpoints of which at least one value was replaced. */
  readonly endpoints: number;
  /** How many answers had which status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  /** The call that took longest. */
  readonly slowest: string;
  /** Broken laws, with the calls that broke them. */
  readonly wrong: readonly string[];
}

const patienceMs = 10_000;
const declared = new Set([200, 202, 204, 302, 303, 400, 401, 403, 404, 409, 413, 415, 429]);
const unchanging = new Set([400, 404, 413, 415]);

interface FuzzOptions {
  readonly count: number;
  readonly seed: number;
  /** How many values of the path, the query or the body are extreme at the same time; default: one. */
  readonly atOnce?: 1 | 2;
}

/**
 * Makes valid calls of every endpoint with one extreme value each, or two, in its path, its query or its body. Holds that
 * none is answered by an error of the server, that each is answered, that a refusal by the schema names the field, and
 * that what was taken can be read.
 */
export async function fuzzEveryCall({ count, seed, atOnce = 1 }: FuzzOptions): Promise<FuzzReport> {
  const world = await openWorld();
  try {
    return await fuzzIn(world, { count, atOnce }, drawDemoChance(seed));
  } finally {
    await world.close();
  }
}

interface Change {
  readonly place: Place;
  /** For the report. */
  readonly name: string;
  readonly value: unknown;
}

/** Draws an extreme value for a place of a valid call. */
function drawChange(valid: ValidCall, place: Place, known: readonly string[], chance: Chance): Change {
  const now = valueAt(valid[place.part], place);
  const repeated: Extreme[] = place.part === 'query' ? [['twice', [now ?? 'a', now ?? 'b']]] : [];
  const extremes = [...extremesFor(place.shape, now, known), ...repeated];
  const [name, value] = extremes[Math.floor(chance() * extremes.length)] as Extreme;
  return { place, name, value };
}

const withChange = (call: ValidCall, { place, value }: Change): ValidCall => ({
  ...call,
  [place.part]: putAt(call[place.part], place, value),
});

const wordsOf = ({ place, name }: Change) =>
  `${[place.part, ...place.steps.map(({ key }) => key)].join('.')} = ${name}`;

async function fuzzIn(
  world: World,
  { count, atOnce }: Required<Omit<FuzzOptions, 'seed'>>,
  chance: Chance,
): Promise<FuzzReport> {
  const deck = dealDeck(chance);
  const known = [...new Set(Object.values(world.params))].filter((id) => id.length === 36);
  const statuses: Record<string, number> = {};
  const wrong: string[] = [];
  let [slowestMs, slowest] = [0, ''];
  for (let n = 0; n < count; n += 1) {
    const { endpoint, place } = deck[n % deck.length] ?? { endpoint: endpoints[0] as Endpoint, place: {} as Place };
    const valid = validCall(world, endpoint);
    const others = placesOf(endpoint);
    const places = [place, ...Array.from({ length: atOnce - 1 }, () => drawOne(others, chance) ?? place)];
    const changes = places.map((one) => drawChange(valid, one, known, chance));
    const call = changes.reduce(withChange, valid);
    const began = performance.now();
    const answer = await perform(world, endpoint, asSent(call));
    const ms = performance.now() - began;
    if (ms > slowestMs) [slowestMs, slowest] = [ms, `${endpoint.name} with ${changes.map(wordsOf).join(' and ')}`];
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    const found = [
      ...brokenLaws(endpoint, places, call, answer),
      ...(ms > patienceMs ? [`took ${Math.round(ms)} ms`] : []),
      ...(endpoint.method !== 'GET' && answer.status < 300 ? await unreadable(world, endpoint, chance) : []),
    ];
    wrong.push(...found.map((what) => `${endpoint.name} with ${changes.map(wordsOf).join(' and ')}: ${what}`));
    const isChanged = endpoint.method !== 'GET' && !unchanging.has(answer.status);
    if (isChanged || n % 50 === 49) await world.rewind();
  }
  const tried = deck.slice(0, count);
  const names = new Set(tried.map(({ endpoint }) => endpoint.name));
  return { cases: count, places: tried.length, endpoints: names.size, statuses, slowestMs, slowest, wrong };
}

/** Every value of the input of every endpoint: first one of each endpoint, then a second one of each, and so on. */
function dealDeck(chance: Chance): readonly { readonly endpoint: Endpoint; readonly place: Place }[] {
  const piles = shuffled(endpoints, chance).map((endpoint) =>
    shuffled(placesOf(endpoint), chance).map((place, round) => ({ endpoint, place, round })),
  );
  return piles.flat().sort((a, b) => a.round - b.round);
}

/** A body of JSON as text, since some extremes are not values of JavaScript. */
function asSent(call: ValidCall): ValidCall {
  if (call.type !== undefined || call.body === undefined) return call;
  return { ...call, body: bodyText(call.body), type: 'application/json' };
}

function brokenLaws(endpoint: Endpoint, places: readonly Place[], call: ValidCall, answer: Answer<unknown>): string[] {
  const said = answer.raw.slice(0, 200);
  if (!declared.has(answer.status)) return [`answered ${answer.status} ${said}`];
  if (/node_modules|\.ts:\d|select .* from|DrizzleQueryError/i.test(answer.raw)) return [`shows its inside: ${said}`];
  if (answer.status !== 400 || answer.raw.includes('more than can be read')) return [];
  // No honest client sends such keys; the parser refuses them before anything is known of the body.
  if (/"__proto__":|"constructor":\{/.test(bodyText(call.body ?? {}))) return [];
  const refused = (['query', 'body'] as const).flatMap((part) => {
    const issues = issuesOf(endpoint, part, call);
    const own = places
      .filter((place) => place.part === part)
      .map(({ steps }) => steps.map(({ key }) => toSnakeKey(key)));
    return issues === undefined ? [] : [namesOneOf(answer, own, issues)];
  });
  return refused.length === 0 || refused.includes(true) ? [] : [`names no field: ${said}`];
}

/** Where the schema of a part finds something wrong with it; undefined where it does not. */
function issuesOf(endpoint: Endpoint, part: 'query' | 'body', call: ValidCall): string[][] | undefined {
  const parsed = endpoint[part]?.safeParse(part === 'body' ? JSON.parse(bodyText(call.body ?? {})) : call.query);
  return parsed?.error?.issues.map(({ path }) => path.map((step) => toSnakeKey(String(step))));
}

function namesOneOf(answer: Answer<unknown>, own: readonly string[][], issues: readonly string[][]): boolean {
  return Object.keys(answer.body as object).some((field) => {
    const path = field === 'nonFieldErrors' ? [] : field.split('.').map(toSnakeKey);
    const meant = [...own, ...issues].some((one) =>
      one.every((step, at) => path[at] === undefined || path[at] === step),
    );
    return meant && (path.length > 0 || [...own, ...issues].some((one) => one.length === 0));
  });
}

/** Reads something of the same feature after an extreme value was taken, and something else. */
async function unreadable(world: World, changed: Endpoint, chance: Chance): Promise<string[]> {
  const reads = endpoints.filter(({ method, who }) => method === 'GET' && who !== 'anyone');
  const near = reads.filter(({ feature }) => feature === changed.feature);
  const found: string[] = [];
  for (const list of [near, reads]) {
    const read = drawOne(list, chance);
    if (!read) continue;
    const { status, raw } = await perform(world, read, validCall(world, read));
    if (status >= 500) found.push(`then ${read.name} answered ${status} ${raw.slice(0, 200)}`);
  }
  return found;
}

const drawOne = <T>(list: readonly T[], chance: Chance): T | undefined => list[Math.floor(chance() * list.length)];

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  return list
    .map((one) => ({ one, by: chance() }))
    .sort((a, b) => a.by - b.by)
    .map(({ one }) => one);
}
