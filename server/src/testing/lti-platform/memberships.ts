import { pageOf } from './grade-services.ts';
import { json, type PlatformAnswer, type RecordedRequest } from './messages.ts';
import type { PlatformProfile } from './profiles.ts';
import type { PlatformCourse } from './world.ts';

/** Lists the members of a course, page by page. */
export function answerMemberships(
  { profile, showsNames }: { profile: PlatformProfile; showsNames: boolean },
  request: RecordedRequest,
  course: PlatformCourse,
): PlatformAnswer {
  const linkId = request.url.searchParams.get('rlid');
  const entries = [...course.members.values()].map(({ person, roles, status }) => ({
    user_id: person.subject,
    status,
    roles: profile.shortRoles ? roles.map((role) => role.replace(/^.*#/, '')) : roles,
    ...(showsNames
      ? {
          name: `${person.givenName} ${person.familyName}`,
          given_name: person.givenName,
          family_name: person.familyName,
          email: person.email,
          picture: `https://platform.example/pictures/${person.subject}`,
        }
      : {}),
    ...(linkId === null ? {} : { message: [{ locale: 'en' }] }),
  }));
  const { page, headers } = pageOf(request, { entries, isOdd: profile.oddLinks });
  const answer = json(
    {
      id: request.url.href,
      context: { id: course.id, label: course.label, title: course.title },
      members: page,
    },
    200,
    'application/vnd.ims.lti-nrps.v2.membershipcontainer+json',
  );
  return { ...answer, headers: { ...answer.headers, ...headers } };
}
