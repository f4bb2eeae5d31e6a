import type { NotificationKind } from '@lemma/contracts';
import type { Services } from '../../../core/services.ts';
import { happeningData, type NewHappening } from '../data/happening-store.ts';
import { notificationData } from '../data/notification-store.ts';
import type { AboutOf } from './kinds/index.ts';

/** Whom a happening concerns. */
export type Audience =
  | { readonly person: string; readonly inClass?: string }
  | { readonly learnersOf: string }
  | { readonly teachersOf: string }
  /** Teachers and assistants. */
  | { readonly staffOf: string }
  | 'administrators';

export interface Happening<Name extends NotificationKind = NotificationKind> {
  readonly kind: Name;
  /** Each person is notified at most once of one kind and subject. */
  readonly subject: string;
  /** The thing with which it is taken back, such as `task:…`. */
  readonly topic: string;
  /** Unread notifications with the same word are shown as one. Without it, each is shown separately. */
  readonly fold?: string;
  readonly to: Audience;
  /** The facts that its kind puts into words; names of classes and tasks are added when people are notified. */
  readonly about: Omit<AboutOf<Name>, 'className' | 'taskName'>;
  /** The moment at which it happens. Default: now. */
  readonly at?: Date;
  /** The moment from which it is not worth a mail. */
  readonly staleAt?: Date;
  /** Notifies no one, and keeps the class's own happening from the people that it is for. */
  readonly isSilent?: boolean;
}

/** A happening whose facts fit its kind, whatever the kind. */
export type AnyHappening = { readonly [Name in NotificationKind]: Happening<Name> }[NotificationKind];

function audienceOf(to: Audience): Pick<NewHappening, 'audience' | 'personId' | 'classroomId'> {
  if (to === 'administrators') return { audience: 'administrators' };
  if ('person' in to) return { audience: 'person', personId: to.person, classroomId: to.inClass ?? null };
  if ('learnersOf' in to) return { audience: 'learners', classroomId: to.learnersOf };
  if ('teachersOf' in to) return { audience: 'teachers', classroomId: to.teachersOf };
  return { audience: 'staff', classroomId: to.staffOf };
}

const rowOf = (services: Services, happening: AnyHappening): NewHappening => ({
  kind: happening.kind,
  subject: happening.subject,
  topic: happening.topic,
  fold: happening.fold ?? happening.subject,
  ...audienceOf(happening.to),
  about: happening.about,
  dueAt: happening.at ?? services.now(),
  staleAt: happening.staleAt ?? null,
  doneAt: happening.isSilent ? services.now() : null,
});

/** Writes down what occurred. Call it in the transaction of its cause: either both are stored or neither. */
export async function recordHappenings(services: Services, happenings: readonly AnyHappening[]): Promise<void> {
  await happeningData(services).saveHappenings(happenings.map((happening) => rowOf(services, happening)));
}

/**
 * Makes these the happenings of the topic and kinds: what is planned otherwise is forgotten, and what it has led to is
 * taken back as far as it is unread and no mail has gone. Call it in the transaction of its cause.
 */
export async function planHappenings(
  services: Services,
  {
    topic,
    kinds,
    happenings,
  }: { topic: string; kinds: readonly NotificationKind[]; happenings: readonly AnyHappening[] },
): Promise<void> {
  const rows = happenings.map((happening) => rowOf(services, happening));
  await happeningData(services).deleteOthers(topic, kinds, rows);
  await happeningData(services).saveHappenings(rows);
  await notificationData(services).withdraw(topic, kinds);
}
