import type { Variant } from '@lemma/math';
import { productName } from '@lemma/contracts';
import type { TableName } from '../data/personal-data/rules.ts';
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
import { versionedDocument } from '../../exercises/api.ts';

interface Person {
  readonly userId: string;
  readonly now: Date;
}

type Row = Readonly<Record<string, unknown>>;
type VariantOfItem = Awaited<ReturnType<AttemptStore['selectContents']>>['rows'][number];

/** Titles of tables for the reader; work has a part of its own. */
const titles: Partial<Record<TableName, string>> = {
  users: 'Account',
  sessions: 'Where you are signed in',
  authenticators: 'Authenticator app',
  passkeys: 'Passkeys',
  linkedAccounts: 'Linked accounts',
  members: 'Classes you are in',
  classrooms: 'Classes you made',
  exercises: 'Exercises you wrote',
  images: 'Pictures',
  helpThreads: 'Questions you asked',
  helpMessages: 'Questions and answers',
  mails: 'Mail sent to you',
  feedback: 'What you wrote to us',
  feedbackReplies: 'Replies',
  recordViews: 'Looks at records',
  auditEntries: 'What administrators did with your account',
};

/** One page to be read by people: no script, nothing from elsewhere, every word of anybody escaped. */
export async function* exportPages(services: Services, person: Person): AsyncGenerator<string> {
  yield head(person.now);
  for await (const { table, rows } of privacyData(services).exportTables(person)) {
    if (table === 'attempts') yield* workPart(services, person, rows);
    const title = titles[table];
    if (title !== undefined) yield* tablePart(title, rows);
  }
  yield '</main></body></html>\n';
}

const head = (now: Date) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Your data at ${productName}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1a1f2b;background:#fff}main{max-width:60rem;margin:auto;padding:2rem 1rem}
table{border-collapse:collapse;display:block;overflow-x:auto}td,th{border:1px solid #d5d9e2;padding:.3rem .6rem;text-align:start;vertical-align:top}
pre{white-space:pre-wrap;font:inherit;background:#f3f4f8;padding:.6rem .8rem;border-radius:8px}h2{margin-top:2.5rem}h3{margin-top:2rem}</style>
</head><body><main><h1>Your data at ${productName}</h1>
<p>As of ${escapeHtml(words(now))}. The same, for programs, is in <code>data.json</code>.</p>
`;

async function* tablePart(title: string, rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let columns: string[] | undefined;
  for await (const row of rows) {
    if (columns === undefined) {
      columns = Object.keys(row).filter((column) => !/^id$|Id$|^document$|^context$/.test(column));
      yield `<h2>${title}</h2>\n<table><tr>${columns.map((name) => `<th>${escapeHtml(columnWords(name))}</th>`).join('')}</tr>\n`;
    }
    yield `<tr>${columns.map((column) => `<td>${cell(column, row[column])}</td>`).join('')}</tr>\n`;
  }
  if (columns !== undefined) yield '</table>\n';
}

const cell = (column: string, value: unknown) =>
  escapeHtml(column === 'what' ? viewWords(String(value)) : words(value));

/** `joinedAt` → “Joined at”. */
function columnWords(name: string): string {
  const spaced = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function words(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (value instanceof Date) return `${value.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(words).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

async function* workPart(services: Services, { now }: Person, rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield '<h2>Your work</h2>\n';
  for await (const row of rows) {
    const attempt = await attemptQueries(services).findAttempt(String(row['id']));
    if (!attempt) continue;
    const { rows: variants } = await attemptQueries(services).selectContents(attempt.id);
    const responses = await regradedQueries(services).overlay(
      await reviewQueries(services).selectResponses(variants.map(({ variant }) => variant.id)),
    );
    yield `<h3>${escapeHtml(`${attempt.className}: ${attempt.task.name}, attempt ${attempt.number}`)}</h3>\n`;
    yield `<p>Begun ${escapeHtml(words(attempt.startedAt))}, handed in ${escapeHtml(words(attempt.handedInAt))}</p>\n`;
    for (const one of variants) {
      const own = responses.filter((response) => response.attemptVariantId === one.variant.id);
      if (own.length > 0) yield await questionPart(services, { attempt, one, own, now });
    }
  }
}

async function questionPart(
  services: Services,
  shown: {
    readonly attempt: OwnedAttempt;
    readonly one: VariantOfItem;
    readonly own: readonly ResponseRow[];
    readonly now: Date;
  },
): Promise<string> {
  const { attempt, one, own, now } = shown;
  const isVisible = areResultsVisible(attempt.task, attempt, now);
  // If a question can no longer be drawn, its answers are exported all the same.
  const drawn = await services.engine
    .drawVariant(versionedDocument(services, one.versionId), one.variant.seed)
    .catch(() => null);
  const lines = own.map((response) => {
    const answers = asTyped(response.answers)
      .map(({ part, value }) => `${part}: ${value}`)
      .join('; ');
    const verdict = presentVerdict(response.verdict);
    const shown = isVisible ? `${verdict.outcome}, ${verdict.score} of ${verdict.points}` : 'result not out yet';
    return `<li>${escapeHtml(words(response.receivedAt))} – <code>${escapeHtml(answers)}</code> – ${escapeHtml(shown)}</li>`;
  });
  return `<h4>${escapeHtml(one.title)}</h4>\n<pre dir="auto">${escapeHtml(drawn === null ? '' : inWords(drawn.variant))}</pre>\n<ul>${lines.join('\n')}</ul>\n`;
}

/** The question with its figures in words, as their authors describe them. */
const inWords = ({ question, figures }: Variant): string =>
  question.replaceAll(/\[\[figure:(\w+)\]\]/g, (_, name: string) => {
    const describe = figures.find((figure) => figure.name === name)?.describe ?? '';
    return describe === '' ? '[Figure]' : `[Figure: ${describe}]`;
  });

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
