import { importMembers, listMembers, previewMemberImport, type ImportPlan } from '@lemma/contracts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { xlsxStream } from '../../../../core/files/xlsx.ts';
import { learnerOf, rosterImport, rosterOf } from '../../../../testing/classes/roster-import.ts';
import { setTask } from '../../../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { openClass, post } = rosterImport(() => app);

const ada = learnerOf('s1', 'Ada', 'Byron');
const head = 'sourcedId,status,enabledUser,username,givenName,familyName';
const usersFile = (content: string | Uint8Array) => rosterOf([ada], { files: { 'users.csv': content } });
const inRole = (role: string, people = 1) =>
  rosterOf([ada], {
    enrollments: Array.from({ length: people }, (_, at) => ({ class: 'c1', user: at === 0 ? 's1' : `s${at}`, role })),
  });
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

/** Overwrites two bytes of the records of each file in an archive: in its local head, and in the list at the end. */
function stamped(
  archive: Buffer,
  { local, central, value }: { local: number; central: number; value: number },
): Buffer {
  const copy = Buffer.from(archive);
  for (let at = 0; at < copy.length - 46; at += 1) {
    if (copy.readUInt32BE(at) === 0x504b0304) copy.writeUInt16LE(value, at + local);
    if (copy.readUInt32BE(at) === 0x504b0102) copy.writeUInt16LE(value, at + central);
  }
  return copy;
}

async function workbook(change: Readonly<Record<string, (xml: string) => string>>): Promise<Buffer> {
  async function* table() {
    yield ['First name', 'Last name'];
    yield ['Ada', 'Byron'];
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of xlsxStream(table(), { at: new Date('2026-09-07') })) chunks.push(chunk);
  const parts = unzipSync(Buffer.concat(chunks));
  for (const [name, change1] of Object.entries(change))
    parts[name] = strToU8(change1(strFromU8(parts[name] ?? strToU8(''))));
  return Buffer.from(zipSync(parts));
}
const sheet = 'xl/worksheets/sheet1.xml';
const links = 'xl/_rels/workbook.xml.rels';
const inSecondRow = (place: string) => workbook({ [sheet]: (xml) => xml.replace('<row r="2">', `<row r="${place}">`) });
const secondCell = (cell: string) =>
  workbook({ [sheet]: (xml) => xml.replace(/<c r="B2".*?<\/c>/, `<c r="B2" ${cell}</c>`) });
const shared = (text: string) => `<sst><si><t xml:space="preserve">${text}</t></si></sst>`;
const target = (path: string) =>
  workbook({ [links]: (xml) => xml.replace('Target="worksheets/sheet1.xml"', `Target="${path}"`) });

type Hostile = readonly [what: string, file: () => Buffer | Promise<Buffer>];

/** Files that say odd things of people: what can be read of them is shown and imported. */
const odd: readonly Hostile[] = [
  ...['constructor', '__proto__', 'hasOwnProperty', 'administrator', '\u202Eteacher'].map((role): Hostile => [
    `a role “${role}”`,
    () => inRole(role),
  ]),
  ['roles of a hundred thousand letters', () => inRole('x'.repeat(100_000), 50)],
  ['somebody in the same class twice', twice],
  [
    'columns that are named like parts of objects',
    () => usersFile(`${head},__proto__,constructor\r\ns1,active,true,ada,Ada,Byron,x,y`),
  ],
  ['a head line with every column twice', () => usersFile(`${head},${head}\r\ns1,active,true,ada,Ada,Byron`)],
  ['files in folders above', () => rosterOf([ada], { folder: '../../../../tmp/' })],
  ['texts in UTF-16', () => usersFile(utf16(`${head}\r\ns1,active,true,ada,Ada,Byron`))],
  ['bytes that are not UTF-8', () => usersFile(Buffer.from(`${head}\r\ns1,active,true,ada,Ad\xe9,Byron`, 'latin1'))],
  ['signs that turn the direction of text', () => rosterOf([learnerOf('s1', 'Ada\u202E\u2066', 'By\u0007ron\u200B')])],
  ['ids with breaks and quotes', () => rosterOf([learnerOf('s\'1\r\n"--', 'Ada', 'Byron')])],
  ['a title of a class without end', () => rosterOf([ada], { classes: [{ id: 'c1', title: 'Y'.repeat(200_000) }] })],
  ...['0', '-3', '1.5', '1e999', 'x', '99999999'].map((place): Hostile => [`a row ${place}`, () => inSecondRow(place)]),
  ...['t="s"><v>-1</v>', 't="s"><v>1e9</v>', 't="s"><v>length</v>', 't="e"><v>#REF!</v>', 't="x"><v>Byron</v>'].map(
    (cell): Hostile => [`a cell ${cell}`, () => secondCell(cell)],
  ),
];

function twice(): Buffer {
  const enrollment = { class: 'c1', user: 's1' };
  return rosterOf([ada, ada], { enrollments: [enrollment, enrollment, { ...enrollment, role: 'teacher' }] });
}

/** Files of which nothing is read. */
const refused: readonly Hostile[] = [
  ['sixty megabytes of nothing', () => usersFile(new Uint8Array(60_000_000))],
  ['an id with a zero in it', () => usersFile(`${head}\r\ns\0one,active,true,ada,Ada,Byron`)],
  [
    'two thousand files and more',
    () => rosterOf([ada], { files: Object.fromEntries(Array.from({ length: 2100 }, (_, at) => [`${at}.txt`, ''])) }),
  ],
  ['an unknown way of packing', () => stamped(rosterOf([ada]), { local: 8, central: 10, value: 99 })],
  [
    'packed bytes that are not what they are called',
    () => stamped(rosterOf([ada]), { local: 8, central: 10, value: 0 }),
  ],
  ['an archive in an archive', () => Buffer.from(zipSync({ 'roster.zip': rosterOf([ada]) }))],
  ['a hundred thousand people and more', () => usersFile(`${head}\r\n${'s,active,true,a,A,B\r\n'.repeat(100_001)}`)],
  ['a head line of three million columns', () => usersFile(`${head}${',a'.repeat(3_000_000)}\r\ns1`)],
  ['fifty thousand empty columns', () => usersFile(`${head}${',a'.repeat(50_000)}\r\n${','.repeat(50_000)}`)],
  [
    'an element of half a million attributes',
    () =>
      workbook({
        'xl/workbook.xml': (xml) =>
          xml.replace('<sheet ', `<sheet ${Array.from({ length: 500_000 }, (_, at) => `a${at}=""`).join(' ')} `),
      }),
  ],
  [
    'an empty text that every cell names',
    () => workbook({ 'xl/sharedStrings.xml': () => shared(' '.repeat(1_000_000)) }),
  ],
  [
    'thousands of sheets that are one',
    () =>
      workbook({
        'xl/workbook.xml': (xml) =>
          xml.replace(/<sheet (.*?)\/>/, (_, rest: string) => `<sheet ${rest}/>`.repeat(5000)),
      }),
  ],
  ...['../../../../etc/passwd', 'file:///etc/passwd', 'https://evil.example/sheet.xml', '/etc/passwd'].map(
    (path): Hostile => [`a sheet at ${path}`, () => target(path)],
  ),
];

describe('a file of somebody who means harm [R18] [SC14]', () => {
  it.each(odd)('with %s is shown and imported, or refused with words', async (_, file) => {
    const home = await openClass();
    const bytes = await file();
    const shown = await post(home, previewMemberImport, bytes);
    expect([200, 400], shown.raw.slice(0, 300)).toContain(shown.status);
    expect(shown.raw.length).toBeLessThan(50_000);
    if (shown.status !== 200) return;
    const { fingerprint } = shown.body as ImportPlan;
    const imported = await post(home, importMembers, bytes, { fingerprint });
    expect([200, 400, 409], imported.raw.slice(0, 300)).toContain(imported.status);
    const { members } = await home.teacher.call(listMembers, { params: { classId: home.classId } });
    const others = members.filter(({ isSelf }) => !isSelf);
    expect(others.every(({ role }) => role === 'learner')).toBe(true);
    for (const { firstName, lastName } of others) {
      expect(`${firstName} ${lastName}`).toMatch(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]{1,170}$/u);
    }
  });

  it.each(refused)('with %s is refused with words', async (_, file) => {
    const home = await openClass();
    const { status, raw } = await post(home, previewMemberImport, await file());
    expect([status, raw.length > 20]).toEqual([400, true]);
  });

  it('with columns that have one name is read by the first of them, and nothing is written past the log', async () => {
    const home = await openClass();
    const warned = vi.spyOn(console, 'warn');
    const file = usersFile(`${head},${head}\r\ns1,active,true,ada,Ada,Byron,s2,active,true,eve,Eve,Mallory`);
    const { status, raw } = await post(home, previewMemberImport, file);
    expect([status, raw.includes('Byron'), raw.includes('Mallory')]).toEqual([200, true, false]);
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('brings names that look like formulas as they are, and no download makes a formula of them', async () => {
    const home = await openClass();
    const formulas = ['=HYPERLINK("http://evil.example")', '+1+1', '-2+3', '@SUM(A1)', '=cmd|’/c calc’!A0'];
    const file = rosterOf(formulas.map((name, at) => learnerOf(`s${at}`, name, 'Byron')));
    const { fingerprint } = (await post(home, previewMemberImport, file)).body as ImportPlan;
    expect((await post(home, importMembers, file, { fingerprint })).status).toBe(200);
    await setTask(home.teacher, home.classId);
    const path = `/api/mm/classroom_downloads/${home.classId}/download_grades_as_table/`;
    const { status, raw } = await home.teacher.send('GET', path);
    expect([status, raw.includes('HYPERLINK'), raw.includes('SUM(A1)')]).toEqual([200, true, true]);
    expect(raw.split(/\r\n|,/).filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([]);
  });
});
