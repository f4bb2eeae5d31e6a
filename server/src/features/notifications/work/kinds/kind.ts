import type { MailChoice, NotificationGroup } from '@lemma/contracts';
import { z } from 'zod';
import type { Services } from '../../../../core/services.ts';

/** The text that a person reads: plain sentences, in pages and mails alike. */
export interface Words {
  readonly title: string;
  readonly detail: string;
  /** Address of the page that it leads to. */
  readonly path: string;
}

/** The things that the words depend on in addition to the facts. */
export interface Reader {
  /** The number of notifications that are folded into one. */
  readonly count: number;
  /** A moment in the person's time zone: `Tue, 24 Nov, 23:59`. */
  readonly moment: (at: string) => string;
}

/** Everything that the product knows of a kind of notification. */
export interface Kind<About extends z.ZodType = z.ZodType> {
  readonly group: NotificationGroup;
  /** As the settings name it. */
  readonly label: string;
  /** The time of its mail for people who have chosen nothing. */
  readonly mail: MailChoice;
  readonly about: About;
  /** Limits the people of a happening to those who are notified. Default: all. */
  readonly only?: 'begun' | 'not-begun' | 'not-finished';
  /** Adds facts that are known only when people are notified. */
  readonly complete?: (services: Services, about: z.output<About>) => Promise<z.output<About>>;
  readonly words: (about: z.output<About>, reader: Reader) => Words;
}

/** Declares a kind; its words know the facts by their types. */
export const kind = <About extends z.ZodType>(declared: Kind<About>): Kind<About> => declared;

export const aboutClass = z.object({ classId: z.uuid(), className: z.string() });

export const aboutTask = aboutClass.extend({ taskId: z.uuid(), taskName: z.string() });

export const learnerTaskPath = ({ classId, taskId }: { readonly classId: string; readonly taskId: string }) =>
  `/c/${classId}/tasks/${taskId}`;

export const taughtTaskPath = ({ classId, taskId }: { readonly classId: string; readonly taskId: string }) =>
  `/a/classrooms/${classId}/tasks/${taskId}`;
