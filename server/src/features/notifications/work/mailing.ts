import { productName } from '@lemma/contracts';
import { said, type Speaker } from '@lemma/contracts/messages';
import { v7 as newId } from 'uuid';
import { repeatPaced } from '../../../core/chores.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { speakersFor } from '../../languages/api.ts';
import { mailDelivery, renderMail, type MailContent } from '../../mails/api.ts';
import { settingsData, type SettingsRow } from '../data/settings-store.ts';
import { waitingData, type Addressee, type WaitingRow } from '../data/waiting-store.ts';
import { choiceOf } from './choices.ts';
import { kindOf } from './kinds/index.ts';
import { sayKind, type Words } from './kinds/kind.ts';
import * as m from './kinds/messages.ts';
import { digestAt, quietEnd } from './mail-times.ts';
import { endingPaths } from './unsubscribing.ts';

/** So many people a transaction, and long rests: mails are not urgent, and others write meanwhile. */
const pageSize = 25;
const pace = { restFactor: 4, longestRestMs: 1000 };

/**
 * Decides of each notification that waits for it whether it is mailed, by what its person has chosen by now. The mail is
 * written in the transaction of the decision, so that none is lost and none goes twice.
 */
export function mailNotifications(services: Services): Promise<void> {
  return repeatPaced(() => inTransaction(services, mailPage), pace);
}

/** Returns false when no one is left. */
async function mailPage(services: Services): Promise<boolean> {
  const data = waitingData(services);
  const people = await data.takePeople(pageSize);
  if (people.length === 0) return false;
  const ids = people.map(({ id }) => id);
  const [waiting, settingsOf] = [await data.selectDue(ids), await settingsData(services).selectSettings(ids)];
  const speakerOf = await speakersFor(services, ids);
  const ofPerson = Map.groupBy(waiting, ({ userId }) => userId);
  const decisions = people.flatMap((person) =>
    (ofPerson.get(person.id) ?? []).map((row) => ({
      row,
      ...decide(row, person, settingsOf(person.id), services.now()),
    })),
  );
  const mails = people.flatMap((addressee) => {
    const person = { ...addressee, speaker: speakerOf(addressee.id) };
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

/** A person with the speaker of their language. */
type Reader = Addressee & { readonly speaker: Speaker };

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
function wordsOf(rows: readonly WaitingRow[], { timeZone, speaker }: Reader): Words | null {
  const newest = rows.at(-1);
  if (!newest) return null;
  return sayKind(kindOf(newest.kind), newest.about, { count: rows.length, timeZone, speaker });
}

function oneMail(services: Services, person: Reader, rows: readonly WaitingRow[]) {
  const [first] = rows;
  const words = wordsOf(rows, person) ?? unreadable(person);
  const content = {
    subject: words.title,
    paragraphs: [words.title, words.detail].filter((line) => line !== ''),
    action: { label: said(m.open), path: words.path },
  };
  const mail = mailTo(services, person, content, first?.kind ?? null);
  return { mail, alone: rows.length === 1 && first ? first.id : null };
}

function digestMail(services: Services, person: Reader, rows: readonly WaitingRow[]) {
  const items = foldRows(rows).map((folded) => wordsOf(folded, person) ?? unreadable(person));
  const content = {
    subject:
      items.length === 1 && items[0]
        ? items[0].title
        : said(m.newThings, { count: items.length, product: productName }),
    paragraphs: [said(m.sinceLastMail)],
    items,
    action: { label: said(m.seeAll), path: allNotifications },
  };
  return { mail: mailTo(services, person, content, null), alone: null };
}

const allNotifications = '/account/notifications';

const unreadable = ({ speaker }: Reader): Words => ({
  title: speaker.say(m.somethingNew, { product: productName }),
  detail: '',
  path: allNotifications,
});

function mailTo(services: Services, person: Reader, content: MailContent, kind: WaitingRow['kind'] | null) {
  const paths = endingPaths(services, person.id, kind);
  const label = kind === null ? said(m.noMails) : said(m.noMailsOfKind);
  const ending = { label, path: paths.page };
  return {
    id: newId(),
    userId: person.id,
    to: person.email ?? '',
    ...renderMail(services.environment.publicUrl, { ...content, ending }, person.speaker),
    unsubscribePath: paths.post,
  };
}
