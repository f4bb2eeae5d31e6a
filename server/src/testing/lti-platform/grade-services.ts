import {
  html,
  json,
  linkHeader,
  refused,
  refusedInReason,
  wordsOf,
  type PlatformAnswer,
  type RecordedRequest,
} from './messages.ts';
import type { PlatformProfile } from './profiles.ts';
import type { PlatformCourse, PlatformLineItem, World } from './world.ts';

const mediaType = 'application/vnd.ims.lis.v2.';

interface Place {
  readonly world: World;
  readonly profile: PlatformProfile;
  readonly origin: string;
}

export const lineItemsAddress = ({ profile, origin }: Omit<Place, 'world'>, course: PlatformCourse): string =>
  `${origin}/services/${course.id}/lineitems${profile.serviceQuery}`;

export const lineItemAddress = ({ profile, origin }: Omit<Place, 'world'>, { course, id }: PlatformLineItem): string =>
  `${origin}/services/${course.id}/lineitems/${id}/lineitem${profile.serviceQuery}`;

const present = (place: Place, item: PlatformLineItem) => ({
  id: lineItemAddress(place, item),
  label: item.label,
  scoreMaximum: item.scoreMaximum,
  ...(item.resourceId === '' ? {} : { resourceId: item.resourceId }),
  ...(item.resourceLinkId === '' ? {} : { resourceLinkId: item.resourceLinkId }),
  ...(item.tag === '' ? {} : { tag: item.tag }),
  ...(item.startDateTime === '' ? {} : { startDateTime: item.startDateTime }),
  ...(item.endDateTime === '' ? {} : { endDateTime: item.endDateTime }),
});

/** Returns one page of entries, and where the next one is. */
export function pageOf<Entry>(
  { url }: RecordedRequest,
  { entries, isOdd }: { entries: readonly Entry[]; isOdd: boolean },
): { readonly page: readonly Entry[]; readonly headers: Readonly<Record<string, string>> } {
  const from = Number(url.searchParams.get('from') ?? 0);
  const limit = Number(url.searchParams.get('limit') ?? 0) || entries.length || 1;
  const page = entries.slice(from, from + limit);
  if (from + limit >= entries.length) return { page, headers: {} };
  const next = new URL(url);
  next.searchParams.set('limit', String(limit));
  next.searchParams.set('from', String(from + limit));
  return { page, headers: { link: linkHeader(next.href, isOdd) } };
}

function textsOf(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Lists the line items of a course, or makes one. */
export function answerLineItems(place: Place, request: RecordedRequest, course: PlatformCourse): PlatformAnswer {
  const { world, profile } = place;
  if (request.method === 'POST') {
    const given = textsOf(request.body);
    if (!given || typeof given['label'] !== 'string' || !(Number(given['scoreMaximum']) > 0)) {
      return refused(400, 'No label or no scoreMaximum');
    }
    const item = world.lineItem(course, fieldsOf(given));
    return json(present(place, item), 201, `${mediaType}lineitem+json`);
  }
  const asked = request.url.searchParams;
  const matches = (item: PlatformLineItem) =>
    item.course === course &&
    (asked.get('resource_link_id') ?? item.resourceLinkId) === item.resourceLinkId &&
    (asked.get('resource_id') ?? item.resourceId) === item.resourceId &&
    (asked.get('tag') ?? item.tag) === item.tag;
  const entries = [...world.lineItems.values()].filter(matches);
  const { page, headers } = pageOf(request, { entries, isOdd: profile.oddLinks });
  const answer = json(
    page.map((item) => present(place, item)),
    200,
    `${mediaType}lineitemcontainer+json`,
  );
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

const fieldsOf = (given: Readonly<Record<string, unknown>>) => ({
  label: wordsOf(given['label']),
  scoreMaximum: Number(given['scoreMaximum']),
  resourceId: wordsOf(given['resourceId']),
  resourceLinkId: wordsOf(given['resourceLinkId']),
  tag: wordsOf(given['tag']),
  startDateTime: wordsOf(given['startDateTime']),
  endDateTime: wordsOf(given['endDateTime']),
});

/** Reads, changes or deletes a line item. */
export function answerLineItem(place: Place, request: RecordedRequest, item: PlatformLineItem): PlatformAnswer {
  if (request.method === 'DELETE') {
    place.world.lineItems.delete(item.id);
    return { status: 204 };
  }
  if (request.method === 'PUT') {
    const given = textsOf(request.body);
    if (!given || typeof given['label'] !== 'string' || !(Number(given['scoreMaximum']) > 0)) {
      return refused(400, 'No label or no scoreMaximum');
    }
    if (given['resourceLinkId'] === '') return refused(400, 'Invalid resourceLinkId');
    const { resourceLinkId: _fixed, ...fields } = fieldsOf(given);
    Object.assign(item, fields);
  }
  return json(present(place, item), 200, `${mediaType}lineitem+json`);
}

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/.test(value);

/** Stores a score by the rules of the product. */
export function answerScore(place: Place, request: RecordedRequest, item: PlatformLineItem): PlatformAnswer {
  const { profile } = place;
  const given = textsOf(request.body);
  const progress = [given?.['activityProgress'], given?.['gradingProgress']];
  const [score, maximum] = [given?.['scoreGiven'], given?.['scoreMaximum']];
  const isWellMade =
    given !== null &&
    isMoment(given['timestamp']) &&
    progress.every((word) => typeof word === 'string') &&
    (score === undefined || (typeof score === 'number' && score >= 0 && typeof maximum === 'number')) &&
    (maximum === undefined || (typeof maximum === 'number' && maximum > 0));
  const refuse = (status: number, why: string) =>
    profile.saysWhyInReason ? refusedInReason(request, status, why) : refused(status, why);
  const incorrect = 'Incorrect score received';
  if (!isWellMade) return refuse(400, incorrect);
  const timestamp = given['timestamp'] as string;
  const subject = wordsOf(given['userId']);
  if (!item.course.members.has(subject)) {
    return refuse(profile.unknownPersonStatus, profile.saysWhyInReason ? incorrect : `Unknown user ${subject}`);
  }
  const known = item.scores.get(subject);
  const [last, current] = [known?.timestamp ?? '', timestamp].map((moment) => Date.parse(moment));
  const isOld = profile.refusesEqualSeconds
    ? Math.floor((last ?? NaN) / 1000) >= Math.floor((current ?? NaN) / 1000)
    : (last ?? NaN) > (current ?? NaN);
  if (isOld) return refuse(409, `Refusing score with an earlier timestamp for item ${item.id} and user ${subject}`);
  const counts = typeof score === 'number' && given['gradingProgress'] === 'FullyGraded';
  const kept = profile.clearsWithoutScore ? null : (known?.score ?? null);
  const next = counts ? (score * item.scoreMaximum) / Number(maximum) : kept;
  item.scores.set(subject, {
    score: next,
    comment: wordsOf(given['comment']),
    timestamp,
    activityProgress: String(progress[0]),
    gradingProgress: String(progress[1]),
    stored: [
      ...(known?.stored ?? []),
      {
        score: typeof score === 'number' ? score : null,
        maximum: typeof maximum === 'number' ? maximum : null,
        timestamp,
      },
    ],
  });
  return { status: 200 };
}

/** Lists the grades of a line item, of one person when asked so. */
export function answerResults(place: Place, request: RecordedRequest, item: PlatformLineItem): PlatformAnswer {
  const wanted = request.url.searchParams.get('user_id');
  if (place.profile.failsAtPagesOfResults && request.url.searchParams.has('limit') && item.scores.size > 0) {
    return html('<p>Call to a member function out() on null</p>', 404);
  }
  const entries = [...item.scores].filter(([subject]) => wanted === null || subject === wanted);
  const { page, headers } = pageOf(request, { entries, isOdd: place.profile.oddLinks });
  const answer = json(
    page.map(([subject, { score, comment, timestamp }]) => ({
      id: `${lineItemAddress(place, item)}/results/${subject}`,
      userId: subject,
      scoreOf: lineItemAddress(place, item),
      resultMaximum: item.scoreMaximum,
      timestamp,
      ...(score === null ? {} : { resultScore: score }),
      ...(comment === '' ? {} : { comment }),
    })),
    200,
    `${mediaType}resultcontainer+json`,
  );
  return { ...answer, headers: { ...answer.headers, ...headers } };
}
