import type { Variant } from '@lemma/math';
import { productName } from '@lemma/contracts';
import type { TableName } from '../data/personal-data/rules.ts';
import { languageOf, type Message, type Speaker } from '@lemma/contracts/messages';
import * as m from '../messages.ts';
import { viewWords } from './view-words.ts';
import { privacyData } from '../data/privacy-store.ts';
import {
  asTyped,
  attemptQueries,
  type AttemptStore,
  type OwnedAttempt,
  presentVerdict,
  regradedQueries,
  type ResponseRow,
} from '../../attempts/api.ts';
import { reviewQueries } from '../../results/api.ts';
import type { Services } from '../../../core/services.ts';
import { areResultsVisible } from '../../tasks/api.ts';
import type { Exported } from '../data/personal-data/rules.ts';
import { exerciseQueries, versionedDocument } from '../../exercises/api.ts';

/** Whose data it is, and in which language. */
export interface Reader extends Exported {
  readonly speaker: Speaker;
}

type Row = Readonly<Record<string, unknown>>;
type VariantOfItem = Awaited<ReturnType<AttemptStore['selectContents']>>['rows'][number];

/** Titles of tables for the reader; work has a part of its own. */
const titles: Partial<Record<TableName, Message>> = {
  users: m.account,
  sessions: m.whereSignedIn,
  authenticators: m.authenticatorApp,
  passkeys: m.passkeys,
  linkedAccounts: m.linkedAccounts,
  members: m.classesYouAreIn,
  classrooms: m.classesYouMade,
  exercises: m.exercisesYouWrote,
  images: m.pictures,
  helpThreads: m.questionsYouAsked,
  helpMessages: m.questionsAndAnswers,
  mails: m.mailSentToYou,
  feedback: m.whatYouWrote,
  feedbackReplies: m.replies,
  recordViews: m.looksAtRecords,
  auditEntries: m.whatAdministratorsDid,
};

/** One page to be read by people: no script, nothing from elsewhere, every word of anybody escaped. */
export async function* exportPages(services: Services, person: Reader): AsyncGenerator<string> {
  yield head(person);
  for await (const { table, rows } of privacyData(services).exportTables(person)) {
    if (table === 'attempts') yield* workPart(services, person, rows);
    const title = titles[table];
    if (title !== undefined) yield* tablePart(person.speaker.say(title), rows, person.speaker);
  }
  yield '</main></body></html>\n';
}

const head = ({ now, speaker }: Reader) => `<!doctype html>
<html lang="${speaker.language}" dir="${languageOf(speaker.language).direction}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(speaker.say(m.dataAt, { product: productName }))}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1a1f2b;background:#fff}main{max-width:60rem;margin:auto;padding:2rem 1rem}
table{border-collapse:collapse;display:block;overflow-x:auto}td,th{border:1px solid #d5d9e2;padding:.3rem .6rem;text-align:start;vertical-align:top}
pre{white-space:pre-wrap;font:inherit;background:#f3f4f8;padding:.6rem .8rem;border-radius:8px}h2{margin-top:2.5rem}h3{margin-top:2rem}</style>
</head><body><main><h1>${escapeHtml(speaker.say(m.dataAt, { product: productName }))}</h1>
<p>${escapeHtml(speaker.say(m.asOf, { moment: words(now, speaker) }))}</p>
`;

/** The heads of columns are the names of stored fields, as in `data.json`. */
async function* tablePart(title: string, rows: AsyncIterable<Row>, speaker: Speaker): AsyncGenerator<string> {
  let columns: string[] | undefined;
  for await (const row of rows) {
    if (columns === undefined) {
      columns = Object.keys(row).filter((column) => !/^id$|Id$|^document$|^context$/.test(column));
      yield `<h2>${escapeHtml(title)}</h2>\n<table><tr>${columns.map((name) => `<th lang="en">${escapeHtml(columnWords(name))}</th>`).join('')}</tr>\n`;
    }
    yield `<tr>${columns.map((column) => `<td>${cell(column, row[column], speaker)}</td>`).join('')}</tr>\n`;
  }
  if (columns !== undefined) yield '</table>\n';
}

const cell = (column: string, value: unknown, speaker: Speaker) =>
  escapeHtml(column === 'what' ? viewWords(String(value), speaker) : words(value, speaker));

/** `joinedAt` → “Joined at”. */
function columnWords(name: string): string {
  const spaced = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function words(value: unknown, speaker: Speaker): string {
  if (value === null || value === undefined || value === '') return '–';
  if (value instanceof Date) return `${value.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  if (typeof value === 'boolean') return speaker.say(value ? m.yes : m.no);
  if (Array.isArray(value)) return value.map((one) => words(one, speaker)).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

async function* workPart(services: Services, reader: Reader, rows: AsyncIterable<Row>): AsyncGenerator<string> {
  const { speaker } = reader;
  yield `<h2>${escapeHtml(speaker.say(m.yourWork))}</h2>\n`;
  for await (const row of rows) {
    const attempt = await attemptQueries(services).findAttempt(String(row['id']));
    if (!attempt) continue;
    const { rows: variants } = await attemptQueries(services).selectContents(attempt.id);
    const responses = await regradedQueries(services).overlay(
      await reviewQueries(services).selectResponses(variants.map(({ variant }) => variant.id)),
    );
    const { className, task, number, startedAt, handedInAt } = attempt;
    const [begun, handedIn] = [startedAt, handedInAt].map((moment) => words(moment, speaker));
    yield `<h3>${escapeHtml(speaker.say(m.attemptOf, { className, task: task.name, number }))}</h3>\n`;
    yield `<p>${escapeHtml(speaker.say(m.begunAndHandedIn, { begun: begun ?? '', handedIn: handedIn ?? '' }))}</p>\n`;
    for (const one of variants) {
      const own = responses.filter((response) => response.attemptVariantId === one.variant.id);
      if (own.length > 0) yield await questionPart(services, { attempt, one, own, reader });
    }
  }
}

async function questionPart(
  services: Services,
  shown: {
    readonly attempt: OwnedAttempt;
    readonly one: VariantOfItem;
    readonly own: readonly ResponseRow[];
    readonly reader: Reader;
  },
): Promise<string> {
  const { attempt, one, own, reader } = shown;
  const { now, speaker } = reader;
  const isVisible = areResultsVisible(attempt.task, attempt, now);
  // If a question can no longer be drawn, its answers are exported all the same.
  const drawn = await services.engine
    .drawVariant(versionedDocument(services, one.versionId), one.variant.seed, 'en', [speaker.language])
    .catch(() => null);
  const title = drawn?.variant.title ?? (await exerciseQueries(services).selectVersion(one.versionId)).document.title;
  const lines = own.map((response) => {
    const answers = asTyped(response.answers)
      .map(({ part, value }) => `${part}: ${value}`)
      .join('; ');
    const { outcome, score, points } = presentVerdict(response.verdict);
    const shown = isVisible ? speaker.say(m.verdict, { outcome, score, points }) : speaker.say(m.resultNotOut);
    return `<li>${escapeHtml(words(response.receivedAt, speaker))} – <code>${escapeHtml(answers)}</code> – ${escapeHtml(shown)}</li>`;
  });
  return `<h4>${escapeHtml(title)}</h4>\n<pre dir="auto">${escapeHtml(drawn === null ? '' : inWords(drawn.variant, speaker))}</pre>\n<ul>${lines.join('\n')}</ul>\n`;
}

/** The question with its figures in words, as their authors describe them. */
const inWords = ({ question, figures }: Variant, speaker: Speaker): string =>
  question.replaceAll(/\[\[figure:(\w+)\]\]/g, (_, name: string) => {
    const describe = figures.find((figure) => figure.name === name)?.describe ?? '';
    return describe === '' ? speaker.say(m.figure) : speaker.say(m.figureOf, { description: describe });
  });

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
