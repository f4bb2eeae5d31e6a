import type { JWTPayload } from 'jose';
import { verifyByTool } from './access-tokens.ts';
import { html, refused, wordsOf, type PlatformAnswer } from './messages.ts';
import type { PlatformProfile } from './profiles.ts';
import type { PlatformCourse, PlatformLink, World } from './world.ts';

const claim = 'https://purl.imsglobal.org/spec/lti/claim/';
const deepLinkClaim = 'https://purl.imsglobal.org/spec/lti-dl/claim/';

/** The content that a teacher has chosen, as the platform has taken it. */
export interface TakenContent {
  readonly course: PlatformCourse;
  readonly claims: JWTPayload;
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly links: readonly PlatformLink[];
}

interface Parts {
  readonly world: World;
  readonly profile: PlatformProfile;
  readonly issuer: string;
  readonly now: () => Date;
}

/** Takes what a tool posts to the return address: verifies it, and places each link with its column. */
export async function takeContent(
  { world, profile, issuer, now }: Parts,
  { course, body, taken }: { course: PlatformCourse; body: string; taken: TakenContent[] },
): Promise<PlatformAnswer> {
  const token = new URLSearchParams(body).get('JWT');
  if (token === null) return refused(400, 'no JWT');
  let claims: JWTPayload;
  try {
    claims = await verifyByTool(course.tool, token, { audience: issuer, now: now() });
  } catch (error) {
    return refused(400, `The answer cannot be verified: ${String(error)}`);
  }
  const problem = problemOf(claims, { course, data: profile.deepLinkData });
  if (problem) return refused(400, problem);
  const items = (claims[`${deepLinkClaim}content_items`] ?? []) as readonly Readonly<Record<string, unknown>>[];
  if (!items.every((item) => isPointsTaken(item, profile))) return refused(400, 'Invalid grade value');
  const links = items.flatMap((item) => (item['type'] === 'ltiResourceLink' ? [place(world, course, item)] : []));
  taken.push({ course, claims, items, links });
  return html(`<p id="taken">${links.length} taken</p>`);
}

/** Moodle shows what was chosen in a form, which takes whole points. */
function isPointsTaken(item: Readonly<Record<string, unknown>>, { mostPoints }: PlatformProfile): boolean {
  const column = item['lineItem'] as Readonly<Record<string, unknown>> | undefined;
  if (column === undefined || mostPoints === null) return true;
  const points = Number(column['scoreMaximum']);
  return Number.isInteger(points) && points >= 1 && points <= mostPoints;
}

function problemOf(
  claims: JWTPayload,
  { course, data }: { course: PlatformCourse; data: string | null },
): string | null {
  if (claims[`${claim}message_type`] !== 'LtiDeepLinkingResponse') return 'wrong message_type';
  if (claims[`${claim}version`] !== '1.3.0') return 'wrong version';
  if (claims[`${claim}deployment_id`] !== course.deploymentId) return 'wrong deployment_id';
  if (typeof claims['nonce'] !== 'string') return 'no nonce';
  if ((claims.exp ?? Infinity) - (claims.iat ?? 0) > 600) return 'lives too long';
  if ((claims[`${deepLinkClaim}data`] ?? null) !== data) return 'data was not sent back as it came';
  return Array.isArray(claims[`${deepLinkClaim}content_items`] ?? []) ? null : 'content_items is not a list';
}

function place(world: World, course: PlatformCourse, item: Readonly<Record<string, unknown>>): PlatformLink {
  const column = item['lineItem'] as Readonly<Record<string, unknown>> | undefined;
  return world.link(course, {
    title: wordsOf(item['title']),
    ...(typeof item['url'] === 'string' ? { url: item['url'] } : {}),
    custom: (item['custom'] ?? {}) as Record<string, string>,
    ...(column
      ? {
          lineItem: {
            label: wordsOf(column['label'] ?? item['title']),
            scoreMaximum: Number(column['scoreMaximum']),
            resourceId: wordsOf(column['resourceId']),
            tag: wordsOf(column['tag']),
          },
        }
      : {}),
  });
}
