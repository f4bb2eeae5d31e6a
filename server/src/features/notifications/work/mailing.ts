import { productName } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { repeatPaced } from '../../../core/paced.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { mailDelivery, renderMail, type MailContent } from '../../mails/api.ts';
import { settingsData, type SettingsRow } from '../data/settings-store.ts';
import { waitingData, type Addressee, type WaitingRow } from '../data/waiting-store.ts';
import { choiceOf } from './choices.ts';
import { kindOf } from './kinds/index.ts';
import type { Words } from './kinds/kind.ts';
import { digestAt, quietEnd } from './mail-times.ts';
import { momentIn } from './moments.ts';
import { endingPaths } from './unsubscribing.ts';

/** So many people a transaction. */
const pageSize = 100;

/**
 * Decides of each notification that waits for it whether it is mailed, by what its person has chosen by now. The mail is
 * written in the transaction of the decision, so that none is lost and none goes twice.
 */
export function mailNotifications(services: Services): Promise<void> {
  return repeatPaced(() => inTransaction(services, mailPage));
}

/** Returns false when no one is left. */
async function mailPage(services: Services): Promise<boolean> {
  const data = waitingData(services);
  const people = await data.takePeople(pageSize);
  if (people.length === 0) return false;
  const ids = people.map(({ id }) => id);
  const [waiting, settingsOf] = [await data.selectDue(ids), await settingsData(services).selectSettings(ids)];
  const ofPerson = Map.groupBy(waiting, ({ userId }) => userId);
  const decisions = people.flatMap((person) =>
    (ofPerson.get(person.id) ?? []).map((row) => ({
      row,
      ...decide(row, person, settingsOf(person.id), services.now()),
    })),
  );
  const mails = people.flatMap((person) => {
    const own = decisions.filter(({ row }) => row.userId === person.id);
    const rowsOf = (act: Decision['act']) => own.filter((one) => one.act === act).map(({ row }) => row);
    return [
      ...foldRows(rowsOf('mail')).map((rows) => oneMail(services, person, rows)),
      ...(rowsOf('digest').length === 0 ? [] : [digestMail(services, person, rowsOf('digest'))]),
    ];
  });
  await data.insertMails(mails.map(({ mail }) => mail));
  await data.setMails(mails.flatMap(({ mail, alone }) => (alone === null ? [] : [{ id: alone, mailId: mail.id }])));
  for (const [until, waits] of Map.groupBy(decisions, ({ until }) => until?.getTime() ?? null)) {
    const rowIds = waits.map(({ row }) => row.id);
    await data.setMailDue(rowIds, until === null ? null : new Date(until));
  }
  if (mails.length > 0) services.afterCommit(() => mailDelivery(services).wake());
  return true;
}

interface Decision {
  readonly act: 'mail' | 'digest' | 'wait' | 'drop';
  /** The moment of the next decision. */
  readonly until: Date | null;
}

const dropped: Decision = { act: 'drop', until: null };

function decide(row: WaitingRow, person: Addressee, settings: SettingsRow, now: Date): Decision {
  const { mail } = choiceOf(settings, row.kind);
  const isStale = row.staleAt !== null && now >= row.staleAt;
  if (person.email === null || mail === 'never' || row.readAt !== null || isStale) return dropped;
  const timeZone = person.timeZone ?? 'UTC';
  const until =
    mail === 'immediately' ? quietEnd(now, settings, timeZone) : digestAt(row.createdAt, settings, timeZone);
  if (until !== null && until > now) return { act: 'wait', until };
  return { act: mail === 'immediately' ? 'mail' : 'digest', until: null };
}

/** Groups notifications that are one line for their reader. */
const foldRows = (rows: readonly WaitingRow[]): WaitingRow[][] => [
  ...Map.groupBy(rows, ({ kind, fold }) => `${kind} ${fold}`).values(),
];

/** The words of what is folded into one line; null where its facts cannot be read. */
function wordsOf(rows: readonly WaitingRow[], person: Addressee): Words | null {
  const newest = rows.at(-1);
  if (!newest) return null;
  const kind = kindOf(newest.kind);
  const about = kind.about.safeParse(newest.about);
  if (!about.success) return null;
  return kind.words(about.data, { count: rows.length, moment: momentIn(person.timeZone) });
}

function oneMail(services: Services, person: Addressee, rows: readonly WaitingRow[]) {
  const [first] = rows;
  const words = wordsOf(rows, person) ?? unreadable;
  const content = {
    subject: words.title,
    paragraphs: [words.title, words.detail].filter((line) => line !== ''),
    action: { label: 'Open', path: words.path },
  };
  const mail = mailTo(services, person, content, first?.kind ?? null);
  return { mail, alone: rows.length === 1 && first ? first.id : null };
}

function digestMail(services: Services, person: Addressee, rows: readonly WaitingRow[]) {
  const items = foldRows(rows).map((folded) => wordsOf(folded, person) ?? unreadable);
  const content = {
    subject: items.length === 1 && items[0] ? items[0].title : `${items.length} things new at ${productName}`,
    paragraphs: ['Since the last mail:'],
    items,
    action: { label: 'See all notifications', path: unreadable.path },
  };
  return { mail: mailTo(services, person, content, null), alone: null };
}

const unreadable: Words = { title: `Something is new at ${productName}`, detail: '', path: '/account/notifications' };

function mailTo(services: Services, person: Addressee, content: MailContent, kind: WaitingRow['kind'] | null) {
  const paths = endingPaths(services, person.id, kind);
  const label = kind === null ? 'No mails about notifications any longer' : 'No mails of this kind any longer';
  const ending = { label, path: paths.page };
  return {
    id: newId(),
    userId: person.id,
    to: person.email ?? '',
    ...renderMail(services.environment.publicUrl, { ...content, ending }),
    unsubscribePath: paths.post,
  };
}
