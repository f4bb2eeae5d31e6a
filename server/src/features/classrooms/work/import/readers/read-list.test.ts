import { said } from '@lemma/contracts/messages';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { xlsxStream } from '../../../../../core/files/xlsx.ts';
import { wordsOf } from '@lemma/contracts/messages';
import { InvalidRequest } from '../../../../../core/errors.ts';
import { speakerOf } from '../../../../../core/language/speakers.ts';
import { oneRosterOf, type RosterParts } from '../../../../../testing/classes/one-roster.ts';
import * as lines from '../messages.ts';
import { readList } from './read-list.ts';
import type { ListChoices } from './read-parts.ts';
import { hasLeft, type Table } from './table.ts';

const left = ({ departures }: Table, ids: readonly string[]) => ids.map((id) => departures && hasLeft(departures, id));

const choices = (fields: Partial<ListChoices> = {}): ListChoices => ({
  fields: undefined,
  sheet: undefined,
  rosterClass: { wanted: undefined, known: null, className: 'Year 9' },
  today: '2026-09-07',
  ...fields,
});

async function refusalOf(file: unknown, fields: Partial<ListChoices> = {}): Promise<string> {
  try {
    await readList(file, choices(fields));
  } catch (error) {
    if (error instanceof InvalidRequest) return wordsOf(Object.values(error.fields).flat()[0] ?? '', speakerOf('en'));
    throw error;
  }
  return '';
}

type Sheet = readonly (readonly (string | number | null)[])[];

/** A workbook as another program writes it. */
async function workbookOf(...sheets: readonly { name: string; rows: Sheet }[]): Promise<Buffer> {
  const written = writeWorkbook(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      data: rows.map((row) => row.map((value) => (value === null ? null : { value }))),
    })) as never,
  );
  return (written as unknown as { toBuffer(): Promise<Buffer> }).toBuffer();
}

const people: Sheet = [
  ['Vorname', 'Nachname', 'E-Mail', 'Klasse'],
  ['Zoë', 'Öz & Sons', 'zoe@school.example', 9],
  [null, null, null, null],
  ['=1+1', '<b>Mori</b>', null, 9],
];

/** Changes a part of a workbook as somebody who means harm would. */
function changed(file: Buffer, path: RegExp, change: (xml: string) => string): Buffer {
  const parts = unzipSync(file);
  const entries = Object.entries(parts).map(([name, bytes]) => [
    name,
    path.test(name) ? strToU8(change(strFromU8(bytes))) : bytes,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

describe('a list in a workbook [R18] [SC14]', () => {
  it('is read as another program has written it, with its columns and the numbers of its rows', async () => {
    const { source, columns, rows } = await readList(await workbookOf({ name: '9b', rows: people }), choices());
    expect(source).toEqual({ kind: 'xlsx', sheets: ['9b'], sheet: '9b' });
    expect(columns.map(({ header, field }) => [header, field])).toEqual([
      ['Vorname', 'firstName'],
      ['Nachname', 'lastName'],
      ['E-Mail', 'email'],
      ['Klasse', null],
    ]);
    expect(rows.map(({ number, cells }) => [number, ...cells])).toEqual([
      [2, 'Zoë', 'Öz & Sons', 'zoe@school.example', '9'],
      [4, '=1+1', '<b>Mori</b>', '', '9'],
    ]);
  });

  it('is read as we write it ourselves', async () => {
    async function* table() {
      for (const row of people) yield row;
    }
    const chunks: Uint8Array[] = [];
    for await (const chunk of xlsxStream(table(), { at: new Date('2026-09-07') })) chunks.push(chunk);
    const { rows } = await readList(Buffer.concat(chunks), choices());
    expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
      ['Zoë', 'Öz & Sons'],
      ['=1+1', '<b>Mori</b>'],
    ]);
  });

  it('is that of the sheet which is chosen, or of the first', async () => {
    const file = await workbookOf(
      {
        name: '9a',
        rows: [
          ['First name', 'Last name'],
          ['Mila', 'Novak'],
        ],
      },
      { name: '9b', rows: people },
    );
    const sheetOf = async (sheet?: string) => {
      const { source, rows } = await readList(file, choices({ sheet }));
      return [source, rows.length];
    };
    expect(await sheetOf()).toEqual([{ kind: 'xlsx', sheets: ['9a', '9b'], sheet: '9a' }, 1]);
    expect(await sheetOf('9b')).toEqual([{ kind: 'xlsx', sheets: ['9a', '9b'], sheet: '9b' }, 2]);
    expect(await refusalOf(file, { sheet: '9c' })).toMatch(/no sheet “9c”/);
  });

  it('is refused with words where something would have to be calculated, believed or unpacked without end', async () => {
    const file = await workbookOf({ name: '9b', rows: people });
    const sheet = /worksheets\/sheet1\.xml$/;
    const inFirstCell = (xml: string) => changed(file, sheet, (text) => text.replace(/<c /, `${xml}<c `));
    const bomb = Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(60_000_000) }, { level: 9 }));
    expect(bomb.length).toBeLessThan(100_000);
    const entity = '<!DOCTYPE x [<!ENTITY a "b">]>';
    const longRow = `<row r="9">${'<c t="inlineStr"><is><t>x</t></is></c>'.repeat(300)}</row>`;
    const manyRows = `<row>${'<c t="inlineStr"><is><t>x</t></is></c>'.repeat(100)}</row>`.repeat(1500);
    const intoData = (xml: string) =>
      changed(file, sheet, (text) => text.replace('</sheetData>', `${xml}</sheetData>`));
    const refusals: [Buffer, RegExp][] = [
      [inFirstCell('<c r="A1"><f>1+1</f><v>2</v></c>'), /^Cell A1 has a formula/],
      [changed(file, sheet, (text) => text.replace('<worksheet', `${entity}<worksheet`)), /not a spreadsheet/],
      [changed(file, sheet, (text) => text.slice(0, 300)), /not a spreadsheet/],
      [changed(file, sheet, (text) => text.replace('<sheetData>', '<a>'.repeat(80))), /not a spreadsheet/],
      [bomb, /holds more than can be read/],
      [intoData(longRow), /more than 200 columns/],
      [intoData(manyRows), /holds more than can be read/],
      [file.subarray(0, file.length / 2), /damaged|not a spreadsheet|neither/],
      [Buffer.from('PK\u0003\u0004 zip', 'latin1'), /neither|damaged/],
      [Buffer.from(zipSync({ 'letter.txt': strToU8('Hello') })), /neither an XLSX spreadsheet nor a OneRoster/],
      [Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), /locked by a password or of an old kind/],
      [await workbookOf({ name: 'x', rows: [['First name'], ['x'.repeat(301)]] }), /^Row 2: something is longer/],
      [await workbookOf({ name: 'x', rows: [['First name', 'Last name']] }), /no people/],
    ];
    for (const [hostile, words] of refusals) expect(await refusalOf(hostile)).toMatch(words);
  });

  it('is refused whatever an archive says about its own size', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(60_000_000) }, { level: 9 });
    // The size in the local and in the central record: one byte.
    const view = new DataView(bomb.buffer);
    for (let at = 0; at < bomb.length - 4; at += 1) {
      if (view.getUint32(at) === 0x504b0304) view.setUint32(at + 22, 1, true);
      if (view.getUint32(at) === 0x504b0102) view.setUint32(at + 24, 1, true);
    }
    expect(await refusalOf(Buffer.from(bomb))).toMatch(/holds more than can be read|damaged/);
  });
});

const roster = (parts: Partial<RosterParts> = {}) =>
  oneRosterOf({
    users: [
      { id: 's1', given: 'Mila', family: 'Novak', username: 'mila.novak' },
      { id: 's2', given: 'Sam', family: 'Okafor', email: 'Sam@school.example', username: 'sam@school.example' },
      { id: 's3', given: 'Gone', family: 'Away', more: { enabledUser: 'false' } },
      { id: 't1', given: 'Tom', family: 'Hall', role: 'teacher', email: 'tom@school.example' },
      { id: 'g1', given: 'Guard', family: 'Ian', role: 'guardian' },
    ],
    classes: [
      { id: 'c1', title: 'Year 9' },
      { id: 'c2', title: 'Year 10' },
    ],
    enrollments: [
      { class: 'c1', user: 's1' },
      { class: 'c1', user: 's2' },
      { class: 'c1', user: 's3' },
      { class: 'c1', user: 't1', role: 'teacher' },
      { class: 'c1', user: 'g1', role: 'guardian' },
      { class: 'c1', user: 'unknown' },
      { class: 'c2', user: 's1', more: { beginDate: '2027-01-01' } },
      { class: 'c2', user: 's2', more: { endDate: '2026-09-01' } },
    ],
    ...parts,
  });

describe('a roster of a school [R18] [SC14]', () => {
  it.each(['1.1', '1.2'] as const)('of OneRoster %s shows its classes, people, roles and ids', async (version) => {
    const table = await readList(roster({ version, folder: 'export/' }), choices());
    expect(table.source).toEqual({
      kind: 'one-roster',
      version,
      isWhole: true,
      chosen: 'c1',
      classes: [
        { sourcedId: 'c1', title: 'Year 9', learnerCount: 4, teacherCount: 1 },
        { sourcedId: 'c2', title: 'Year 10', learnerCount: 1, teacherCount: 0 },
      ],
    });
    expect(table.columns.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'email', 'userName']);
    expect(table.rows.map(({ number, cells, roster: place }) => [number, ...cells, place])).toEqual([
      [2, 'Mila', 'Novak', '', 'mila.novak', { sourcedId: 's1', role: 'learner' }],
      [3, 'Sam', 'Okafor', 'Sam@school.example', '', { sourcedId: 's2', role: 'learner' }],
      [5, 'Tom', 'Hall', 'tom@school.example', 't1', { sourcedId: 't1', role: 'teacher' }],
      [
        6,
        'Guard',
        'Ian',
        '',
        'g1',
        { sourcedId: 'g1', role: 'learner', problem: said(lines.rosterRole, { line: 6, role: 'guardian' }) },
      ],
      [7, '', '', '', '', { sourcedId: 'unknown', role: 'learner', problem: said(lines.notInUsers, { line: 7 }) }],
    ]);
    expect(left(table, ['s1', 's2', 's3', 'absent'])).toEqual([false, false, true, true]);
  });

  it('counts by its dates: enrolments that have not begun, and those that have ended', async () => {
    const table = await readList(roster(), choices({ rosterClass: { wanted: 'c2', known: null, className: '' } }));
    expect(table.rows.map(({ roster: place }) => place)).toEqual([
      {
        sourcedId: 's1',
        role: 'learner',
        problem: said(lines.beginsLater, { line: table.rows[0]?.number ?? 0, day: '2027-01-01' }),
      },
    ]);
    expect(left(table, ['s1', 's2'])).toEqual([false, true]);
  });

  it('with changes alone takes out only those whom it names', async () => {
    const table = await readList(
      roster({
        mode: 'delta',
        enrollments: [
          { class: 'c1', user: 's1' },
          { class: 'c1', user: 's2', more: { status: 'tobedeleted' } },
        ],
      }),
      choices(),
    );
    expect(table.source).toMatchObject({ isWhole: false });
    expect(table.rows).toHaveLength(1);
    expect(left(table, ['s1', 's2', 's3', 'absent'])).toEqual([false, true, true, false]);
  });

  it.each([
    ['that was chosen', { wanted: 'c2', known: 'c1', className: 'Year 9' }, 'c2'],
    ['that came from there before', { wanted: undefined, known: 'c2', className: 'Year 9' }, 'c2'],
    ['of the same name', { wanted: undefined, known: 'unknown', className: ' year 9 ' }, 'c1'],
    ['that is not chosen yet: none', { wanted: undefined, known: null, className: 'Physics' }, null],
  ])('is about the class %s', async (_, rosterClass, chosen) => {
    const { source, rows, departures } = await readList(roster(), choices({ rosterClass }));
    expect(source).toMatchObject({ chosen });
    expect([rows.length === 0, departures === null]).toEqual([chosen === null, chosen === null]);
  });

  it('is refused with words where it names no such class, or cannot be read', async () => {
    const nowhere = { wanted: 'c9', known: null, className: '' };
    expect(await refusalOf(roster(), { rosterClass: nowhere })).toMatch(/not in the roster/);
    const broken = { 'users.csv': 'sourcedId,givenName\n"s1,Mila' };
    expect(await refusalOf(roster({ files: broken }))).toMatch(/^users\.csv, line 2: a quotation mark is missing/);
    const long = { 'users.csv': `sourcedId,givenName\n${'x'.repeat(400)},Mila` };
    expect(await refusalOf(roster({ files: long }))).toMatch(/an id is longer than 300/);
    const many = Array.from({ length: 2002 }, (_, at) => ({ class: 'c1', user: `s${at}` }));
    expect(await refusalOf(roster({ enrollments: many }))).toMatch(/2,001 lines/);
  });

  it('of a school of 2,000 people is read whole, beside everything else that the server does', async () => {
    const users = Array.from({ length: 2000 }, (_, at) => ({ id: `s${at}`, given: 'Given', family: `Name ${at}` }));
    const classes = Array.from({ length: 80 }, (_, at) => ({ id: `c${at}`, title: `Class ${at}` }));
    const enrollments = users.flatMap(({ id }, at) =>
      [0, 1, 2, 3, 4, 5].map((turn) => ({ class: `c${(at + turn * 13) % 80}`, user: id })),
    );
    const rosterClass = { wanted: 'c7', known: null, className: '' };
    const file = roster({ users, classes, enrollments });
    let turns = 0;
    const turn = (): void => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    const { source, rows } = await readList(file, choices({ rosterClass }));
    clearImmediate(next);
    expect(turns).toBeGreaterThan(20);
    expect(rows).toHaveLength(150);
    expect(source).toMatchObject({ kind: 'one-roster' });
    expect(source.kind === 'one-roster' && source.classes.every(({ learnerCount }) => learnerCount === 150)).toBe(true);
  });
});
