export type Audience = 'everyone' | 'teachers' | 'staff';

/** One topic of the help: a Markdown file of `docs/help` with its title, group, audience and search words above the text. */
export interface Topic {
  /** Part of the address: `/help/join-a-class`. */
  readonly slug: string;
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

const groupOrder = [
  'Your classes',
  'Tasks',
  'Exercises',
  'Results',
  'Polls',
  'Classes and tasks',
  'Answering questions',
  'Typing mathematics',
  'Assessments',
  'Account and privacy',
  'Administration',
];

const audiences: readonly Audience[] = ['everyone', 'teachers', 'staff'];

function field(head: string, name: string): string {
  return new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1]?.trim() ?? '';
}

/** Reads one file: lines of `name: value` between two lines of dashes, then the text. */
export function readTopic(slug: string, source: string): Topic {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  return {
    slug,
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

/** Whether the group's name is among those that have a place in the order. */
export const isKnownGroup = (group: string): boolean => groupOrder.includes(group);
