import type { MailChoice, NotificationGroup } from '@lemma/contracts';
import { languageOf, wordsOf, type Message, type Said, type Speaker } from '@lemma/contracts/messages';
import { z } from 'zod';
import type { Services } from '../../../../core/services.ts';
import { momentIn } from '../moments.ts';

/** The text that a person reads: plain sentences, in pages and mails alike. */
export interface Words {
  readonly title: string;
  readonly detail: string;
  /** Address of the page that it leads to. */
  readonly path: string;
}

/** The text of a notification before it is known in which language it is read. */
interface Draft {
  readonly title: Said | string;
  readonly detail: Said | string;
  readonly path: string;
}

/** The things that the words depend on in addition to the facts. */
export interface Reader {
  /** The number of notifications that are folded into one. */
  readonly count: number;
  /** A moment in the person's time zone and language: `Tue, 24 Nov, 23:59`. */
  readonly moment: (at: string) => string;
}

/** Everything that the product knows of a kind of notification. */
export interface Kind<About extends z.ZodType = z.ZodType> {
  readonly group: NotificationGroup;
  /** As the settings name it. */
  readonly label: Message;
  /** The time of its mail for people who have chosen nothing. */
  readonly mail: MailChoice;
  readonly about: About;
  /** Limits the people of a happening to those who are notified. Default: all. */
  readonly only?: 'begun' | 'not-begun' | 'not-finished';
  /** Adds facts that are known only when people are notified. */
  readonly complete?: (services: Services, about: z.output<About>) => Promise<z.output<About>>;
  readonly words: (about: z.output<About>, reader: Reader) => Draft;
}

interface Telling {
  readonly count: number;
  readonly timeZone: string | null;
  readonly speaker: Speaker;
}

/** The words of a kind for its facts, in somebody's language; null where the facts cannot be read. */
export function sayKind({ about, words }: Kind, facts: unknown, { count, timeZone, speaker }: Telling): Words | null {
  const known = about.safeParse(facts);
  if (!known.success) return null;
  const moment = momentIn(timeZone, languageOf(speaker.language).locale);
  const { title, detail, path } = words(known.data, { count, moment });
  return { title: wordsOf(title, speaker), detail: wordsOf(detail, speaker), path };
}

/** Declares a kind; its words know the facts by their types. */
export const kind = <About extends z.ZodType>(declared: Kind<About>): Kind<About> => declared;

export const aboutClass = z.object({ classId: z.uuid(), className: z.string() });

export const aboutTask = aboutClass.extend({ taskId: z.uuid(), taskName: z.string() });

export const learnerTaskPath = ({ classId, taskId }: { readonly classId: string; readonly taskId: string }) =>
  `/c/${classId}/tasks/${taskId}`;

export const taughtTaskPath = ({ classId, taskId }: { readonly classId: string; readonly taskId: string }) =>
  `/a/classrooms/${classId}/tasks/${taskId}`;
