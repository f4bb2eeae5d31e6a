import type { AccessTokens } from './access-tokens.ts';
import { takeContent, type TakenContent } from './deep-linking.ts';
import { answerLineItem, answerLineItems, answerResults, answerScore } from './grade-services.ts';
import type { PlatformKeys } from './keys.ts';
import type { Launches, LaunchWish } from './launches.ts';
import { answerMemberships } from './memberships.ts';
import { html, json, refused, type PlatformAnswer, type RecordedRequest } from './messages.ts';
import { coursePage, elsewherePage, storagePage, type StorageKnobs } from './pages.ts';
import type { PlatformProfile } from './profiles.ts';
import { describePlatform, type createRegistrations } from './registration.ts';
import { allScopes, type World } from './world.ts';

interface Parts {
  readonly world: World;
  readonly profile: PlatformProfile;
  readonly origin: string;
  readonly issuer: string;
  readonly elsewhere: string;
  readonly now: () => Date;
  readonly faults: { readonly hidesNames?: boolean; readonly storage: StorageKnobs };
  readonly keys: PlatformKeys;
  readonly tokens: AccessTokens;
  readonly launches: Launches;
  readonly registrations: ReturnType<typeof createRegistrations>;
  readonly taken: TakenContent[];
  readonly pages: ReadonlyMap<string, { readonly wish: LaunchWish; readonly opens: 'frame' | 'window' }>;
}

const [changesItems, readsItems, sendsScores, readsResults, readsRoster] = allScopes;

/** Answers each request as the platform does when nothing is wrong with it. */
export function createAnswers(parts: Parts) {
  const { world, profile, tokens } = parts;

  async function answerService(request: RecordedRequest): Promise<PlatformAnswer> {
    const [, , courseId = '', , itemId = ''] = request.url.pathname.split('/');
    const course = world.courses.get(courseId);
    if (!course) return refused(404, 'no such course');
    const check = (...scopes: string[]) => tokens.check(request.headers['authorization'], course.tool, scopes);
    if (request.kind === 'memberships') {
      const showsNames = !parts.faults.hidesNames;
      return check(readsRoster) ?? answerMemberships({ profile, showsNames }, request, course);
    }
    const itemScopes = request.method === 'GET' ? [changesItems, readsItems] : [changesItems];
    if (request.kind === 'lineitems') return check(...itemScopes) ?? answerLineItems(parts, request, course);
    const item = world.lineItems.get(itemId);
    const isKnown = item?.course === course;
    if (request.kind === 'scores') {
      return check(sendsScores) ?? (isKnown ? answerScore(parts, request, item) : refused(404, 'no such line item'));
    }
    if (request.kind === 'results') {
      return check(readsResults) ?? (isKnown ? answerResults(parts, request, item) : refused(404, 'no such line item'));
    }
    return check(...itemScopes) ?? (isKnown ? answerLineItem(parts, request, item) : refused(404, 'no such line item'));
  }

  function answerPage({ url }: RecordedRequest): PlatformAnswer {
    const { storage: knobs } = parts.faults;
    const frames = { storageTarget: profile.storageTarget, knobs, elsewhere: parts.elsewhere };
    if (url.pathname === '/storage') return storagePage(frames);
    if (url.pathname === '/elsewhere') return elsewherePage();
    if (url.pathname === '/return') return html('<p id="returned">Back in the course</p>');
    const page = parts.pages.get(url.pathname.replace('/course/', ''));
    if (!page) return refused(404, 'no such page');
    return coursePage(parts.launches.beginLaunch(page.wish), page.opens, frames);
  }

  return async function answer(request: RecordedRequest): Promise<PlatformAnswer> {
    const { kind, url, body, method } = request;
    switch (kind) {
      case 'configuration':
        return json(describePlatform(parts));
      case 'registration':
        return parts.registrations.answer(request);
      case 'keys':
        return json(parts.keys.published());
      case 'authorization':
        return parts.launches.answerAuthorization(method === 'POST' ? new URLSearchParams(body) : url.searchParams);
      case 'token':
        return tokens.give(body);
      case 'deep-link-return': {
        const course = world.courses.get(url.pathname.replace('/deep-link-return/', ''));
        return course ? takeContent(parts, { course, body, taken: parts.taken }) : refused(404, 'no such course');
      }
      case 'page':
        return answerPage(request);
      default:
        return answerService(request);
    }
  };
}
