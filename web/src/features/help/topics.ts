import { language as languageOfPage } from '../../words/language.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

export type Audience = 'everyone' | 'teachers' | 'staff';

/**
 * One topic of the help: a Markdown file of `docs/help` with its title, group, audience and search words above the text. The
 * build puts those of the page's language there, from `docs/help/LANGUAGE`.
 */
export interface Topic {
  /** Part of the address: `/help/join-a-class`. */
  readonly slug: string;
  /** English until the topic is translated. */
  readonly language: string;
  readonly title: string;
  readonly group: string;
  /** Its place in the group. */
  readonly place: number;
  readonly audience: Audience;
  /** Shown only where things are sold. */
  readonly isForSelling: boolean;
  /** Words that people look for and that the text does not use. */
  readonly words: string;
  readonly body: string;
}

/** The groups in their order, by their names in the files, with their names for readers. */
const groupNames: ReadonlyMap<string, string> = new Map([
  ['Your classes', t(m.yourClasses)],
  ['Tasks', t(m.tasks)],
  ['Exercises', t(m.exercises)],
  ['Results', t(m.results)],
  ['Polls', t(m.polls)],
  ['Classes and tasks', t(m.classesAndTasks)],
  ['Answering questions', t(m.answeringQuestions)],
  ['Typing mathematics', t(m.typingMathematics)],
  ['Assessments', t(m.assessments)],
  ['Account and privacy', t(m.accountAndPrivacy)],
  ['Administration', t(m.administration)],
]);
const groupOrder = [...groupNames.keys()];

const audiences: readonly Audience[] = ['everyone', 'teachers', 'staff'];

function field(head: string, name: string): string {
  return new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1]?.trim() ?? '';
}

/** Reads one file: lines of `name: value` between two lines of dashes, then the text. */
export function readTopic(slug: string, source: string): Topic {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  return {
    slug,
    language: field(head, 'language') || 'en',
    title: field(head, 'title'),
    group: field(head, 'group'),
    place: Number(field(head, 'place')),
    audience: audiences.find((one) => one === field(head, 'for')) ?? 'everyone',
    isForSelling: field(head, 'when') === 'selling',
    words: field(head, 'words'),
    body: body.trim(),
  };
}

const files = import.meta.glob<string>('../../../../docs/help/*.md', { query: '?raw', import: 'default', eager: true });

const all: readonly Topic[] = Object.entries(files)
  .map(([path, source]) => readTopic(/([\w-]+)\.md$/.exec(path)?.[1] ?? '', source))
  .toSorted((a, b) => groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group) || a.place - b.place);

/**
 * Returns the topics for a person: those for teachers if they teach, those for staff if they are staff (R08), and those
 * about paying where things are sold.
 */
export function topicsFor(teaches: boolean, isOfStaff = false, isSelling = false): readonly Topic[] {
  const mayRead: Readonly<Record<Audience, boolean>> = { everyone: true, teachers: teaches, staff: isOfStaff };
  return all.filter((topic) => mayRead[topic.audience] && (isSelling || !topic.isForSelling));
}

/** Topics under their groups, in the order of the groups. */
export function groupsOf(topics: readonly Topic[]): readonly (readonly [string, readonly Topic[]])[] {
  return [...Map.groupBy(topics, (topic) => topic.group)];
}

/** The name of a group in the language of the page. */
export const groupName = (group: string): string => groupNames.get(group) ?? group;

/** The language of a topic that is not in the language of the page. */
export const otherLanguageOf = ({ language }: Topic): string | undefined =>
  language === languageOfPage.tag ? undefined : language;

/** Whether the group's name is among those that have a place in the order. */
export const isKnownGroup = (group: string): boolean => groupOrder.includes(group);
