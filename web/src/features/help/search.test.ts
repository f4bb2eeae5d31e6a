import { describe, expect, it } from 'vitest';
import { fit, searchTopics, slipsBetween } from './search.ts';
import { readTopic, topicsFor } from './topics.ts';

const titles = (question: string, teaches = true) =>
  searchTopics(topicsFor(teaches), question).map(({ topic }) => topic.title);

describe('the search of the help [R08]', () => {
  it('finds a topic by words of its title, and by what people call it', () => {
    expect(titles('forgot password')[0]).toBe('I forgot my password');
    expect(titles('GDPR')[0]).toBe('Get or delete your data');
    expect(titles('excel')[0]).toBe('Read and download the grade book');
    expect(titles('how do I join a class')[0]).toBe('Join a class');
  });

  it('finds while one is still typing', () => {
    expect(titles('grade b')[0]).toBe('Read and download the grade book');
    expect(titles('assess', false)[0]).toBe('Take an assessment');
  });

  it.each([
    ['pasword', 'I forgot my password'],
    ['forgto', 'I forgot my password'],
    ['keybord', 'Use the maths keyboard'],
    ['varaibles', 'Use variables, so that everybody gets other numbers'],
    ['certifcate', undefined],
    ['archvie a class', 'Archive a class'],
    ['gradebok', 'Read and download the grade book'],
  ])('bears slips of the keyboard: %s', (typed, title) => {
    expect(titles(typed)[0]).toBe(title);
  });

  it('shows those with some of the words when none has all', () => {
    expect(titles('password elephant')[0]).toBe('I forgot my password');
    expect(titles('elephant')).toEqual([]);
    expect(titles('   ')).toEqual([]);
  });

  it('marks in a sentence of the text what was looked for, without the marks of Markdown', () => {
    const [first] = searchTopics(topicsFor(true), 'basket');
    const text = first?.excerpt.map((piece) => piece.text).join('') ?? '';
    expect(text.toLowerCase()).toContain('basket');
    expect(text).not.toMatch(/[*`[\]#]/);
    expect(first?.excerpt.find((piece) => piece.isHit)?.text.toLowerCase()).toBe('basket');
  });

  it('shows learners nothing of the teachers’ topics', () => {
    expect(titles('publish exercise', false)).not.toContain('Write an exercise');
    expect(titles('publish exercise', true)).toContain('Write an exercise');
  });
});

describe('the search in a language with accents and long words', () => {
  const read = (slug: string, title: string, body: string) =>
    readTopic(slug, `---\ntitle: ${title}\nwords: x\n---\n\n${body}\n`);
  const german = [
    read('grade-book', 'Das Notenbuch lesen', 'Es hat alle Punkte.'),
    read('hints', 'Hinweise und Lösungswege', 'Größere Aufgaben haben einen Lösungsweg.'),
  ];
  const found = (question: string) => searchTopics(german, question);

  it.each([
    ['lösungsweg', 'hints'],
    ['losungsweg', 'hints'],
    ['loesungsweg', 'hints'],
    ['Grosse', 'hints'],
    ['buch', 'grade-book'],
  ])('finds %s in %s', (question, slug) => {
    expect(found(question).map(({ topic }) => topic.slug)).toEqual([slug]);
  });

  it('marks what was found as it is written', () => {
    expect(found('losungsweg')[0]?.excerpt.filter(({ isHit }) => isHit)).toEqual([{ text: 'Lösungsweg', isHit: true }]);
  });
});

describe('fit', () => {
  it('forgives nothing in short words, one slip from four letters on, two from eight', () => {
    expect(fit('pol', 'pal')).toBe(0);
    expect(fit('poll', 'pull')).toBeGreaterThan(0);
    expect(fit('poll', 'push')).toBe(0);
    expect(fit('assesment', 'assessment')).toBeGreaterThan(0);
    expect(fit('asesment', 'assessment')).toBeGreaterThan(0);
  });
  it('takes a swap of neighbours for one slip', () => {
    expect([slipsBetween('abcd', 'abdc', 2), slipsBetween('abcd', 'badc', 2), slipsBetween('a', 'abcd', 2)]).toEqual([
      1, 2, 3,
    ]);
  });
});
