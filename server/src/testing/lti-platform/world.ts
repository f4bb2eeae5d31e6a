import { randomUUID } from 'node:crypto';
import type { JSONWebKeySet } from 'jose';
import type { PlatformProfile } from './profiles.ts';

const contextRoles = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';
const gradeScopes = 'https://purl.imsglobal.org/spec/lti-ags/scope/';

export const allScopes = [
  `${gradeScopes}lineitem`,
  `${gradeScopes}lineitem.readonly`,
  `${gradeScopes}score`,
  `${gradeScopes}result.readonly`,
  'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
] as const;

/** A tool as an administrator of the platform has registered it. */
export interface PlacedTool {
  readonly clientId: string;
  readonly deploymentId: string;
  readonly loginUrl: string;
  readonly redirectUris: readonly string[];
  /** Where the tool publishes its keys, or what reads them when the tool listens at no address. */
  readonly keys: string | (() => Promise<JSONWebKeySet>);
  readonly scopes: readonly string[];
}

export interface PlatformPerson {
  readonly subject: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
}

export interface PlatformMember {
  readonly person: PlatformPerson;
  readonly roles: readonly string[];
  readonly status: 'Active' | 'Inactive' | 'Deleted';
}

export interface PlatformCourse {
  readonly id: string;
  readonly tool: PlacedTool;
  readonly deploymentId: string;
  readonly label: string;
  readonly title: string;
  readonly members: Map<string, PlatformMember>;
}

export interface PlatformLink {
  readonly id: string;
  readonly course: PlatformCourse;
  readonly title: string;
  readonly url: string;
  readonly custom: Readonly<Record<string, string>>;
}

/** The entry of one person in the platform's grade book. */
export interface StoredScore {
  score: number | null;
  comment: string;
  timestamp: string;
  activityProgress: string;
  gradingProgress: string;
  /** Every message that was stored, in order. */
  readonly stored: { readonly score: number | null; readonly maximum: number | null; readonly timestamp: string }[];
}

export interface PlatformLineItem {
  readonly id: string;
  readonly course: PlatformCourse;
  label: string;
  scoreMaximum: number;
  resourceId: string;
  tag: string;
  resourceLinkId: string;
  startDateTime: string;
  endDateTime: string;
  readonly scores: Map<string, StoredScore>;
}

export type World = ReturnType<typeof createWorld>;

/** The courses, people, links and grade book of a platform, as its teachers make them. */
export function createWorld(profile: PlatformProfile) {
  let made = 1;
  const next = (): string => String((made += 1));
  return { ...createCourses(profile, next), ...createGradeBook(next) };
}

function createCourses(profile: PlatformProfile, next: () => string) {
  const tools: PlacedTool[] = [];
  const courses = new Map<string, PlatformCourse>();
  const people = new Map<string, PlatformPerson>();

  return {
    tools,
    courses,
    people,

    /** Registers a tool, as by hand. */
    placeTool(given: Pick<PlacedTool, 'loginUrl' | 'redirectUris' | 'keys'> & Partial<PlacedTool>): PlacedTool {
      const tool = { clientId: `client-${next()}`, deploymentId: next(), scopes: allScopes, ...given };
      tools.push(tool);
      return tool;
    },

    course(tool: PlacedTool, given: Partial<Pick<PlatformCourse, 'deploymentId' | 'label' | 'title'>> = {}) {
      const id = next();
      const course: PlatformCourse = {
        id,
        tool,
        deploymentId: tool.deploymentId,
        label: `C${id}`,
        title: `Course ${id}`,
        ...given,
        members: new Map(),
      };
      courses.set(id, course);
      return course;
    },

    person(given: Partial<PlatformPerson> = {}): PlatformPerson {
      const number = next();
      const person = {
        subject: profile.subjects === 'numbers' ? number : randomUUID(),
        givenName: 'Person',
        familyName: `Of Platform ${number}`,
        email: `person${number}@platform.example`,
        ...given,
      };
      people.set(person.subject, person);
      return person;
    },

    /** Makes a person a member of a course; roles are given by the last word (`Learner`) or in full. */
    enrol(
      course: PlatformCourse,
      person: PlatformPerson,
      roles: string | readonly string[] = 'Learner',
      status: PlatformMember['status'] = 'Active',
    ): void {
      const full = [roles].flat().map((role) => (role.includes(':') ? role : contextRoles + role));
      course.members.set(person.subject, { person, roles: full, status });
    },
  };
}

function createGradeBook(next: () => string) {
  const links = new Map<string, PlatformLink>();
  const lineItems = new Map<string, PlatformLineItem>();

  function lineItem(
    course: PlatformCourse,
    given: Partial<Omit<PlatformLineItem, 'id' | 'course' | 'scores'>> = {},
  ): PlatformLineItem {
    const item = {
      id: next(),
      course,
      label: 'Grade',
      scoreMaximum: 10,
      resourceId: '',
      tag: '',
      resourceLinkId: '',
      startDateTime: '',
      endDateTime: '',
      ...given,
      scores: new Map<string, StoredScore>(),
    };
    lineItems.set(item.id, item);
    return item;
  }

  return {
    links,
    lineItems,
    lineItem,

    /** A placed link; `lineItem` makes its column in the grade book. */
    link(
      course: PlatformCourse,
      given: Partial<Pick<PlatformLink, 'title' | 'url' | 'custom'>> & {
        readonly lineItem?: Partial<Pick<PlatformLineItem, 'label' | 'scoreMaximum' | 'resourceId' | 'tag'>>;
      } = {},
    ): PlatformLink {
      const { lineItem: column, ...fields } = given;
      const id = next();
      const link = { id, course, title: `Link ${id}`, url: course.tool.redirectUris[0] ?? '', custom: {}, ...fields };
      links.set(id, link);
      if (column) lineItem(course, { label: link.title, ...column, resourceLinkId: id });
      return link;
    },

    lineItemsOf: (link: PlatformLink) => [...lineItems.values()].filter((item) => item.resourceLinkId === link.id),

    /** Returns the grade of a person as the platform's own report shows it; null for an empty cell. */
    gradeOf: (item: PlatformLineItem, person: PlatformPerson): number | null =>
      item.scores.get(person.subject)?.score ?? null,
  };
}
