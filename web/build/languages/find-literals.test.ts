import { describe, expect, it } from 'vitest';
import { findLiterals } from './find-literals.ts';

const wordsIn = (code: string): readonly string[] => findLiterals('page.tsx', code).map(({ words }) => words);

describe('English texts in the code of pages', () => {
  it('are found between tags, in attributes that people read or hear, and in what they are made of', () => {
    expect(wordsIn('<p>Hand in <b>{name}</b> now</p>')).toEqual(['Hand in', 'now']);
    expect(wordsIn(`<Button aria-label="close" title={isOpen ? 'shut' : t(m.open)} />`)).toEqual(['close', 'shut']);
    expect(wordsIn('<td data-label="since" data-state="on">{t(m.day)}</td>')).toEqual(['since']);
    expect(wordsIn('<p>{`${count} of them`}</p>')).toEqual(['… of them']);
    expect(wordsIn('show({ message: `Saved at ${time}.`, label: "undo" })')).toEqual(['Saved at ….', 'undo']);
  });

  it('are found in tables and functions of words, and where a noun is counted by hand', () => {
    expect(wordsIn(`const stateWords = { open: 'open', done: 'all done' };`)).toEqual(['open', 'all done']);
    expect(wordsIn(`function titleOf(day) { return day === 0 ? 'today' : dayWords(day); }`)).toEqual(['today']);
    expect(wordsIn(`const line = count(points, 'point');`)).toEqual(['point']);
  });

  it('are not what programs read: names of classes, keys, addresses, errors, keys of a keyboard', () => {
    const code = `
      import css from './Page.module.css';
      const Icon = icons['Left arrow'];
      if (event.key === 'Enter') throw new Error('No question is open here');
      const page = <Link className="row wide" to="/a b" id="Main part" data-state="Two words">{t(m.open)}</Link>;
    `;
    expect(wordsIn(code)).toEqual([]);
  });

  it('are what words of a page are compared with', () => {
    expect(wordsIn("const icon = label === 'Next' && event.code !== 'Space' ? <Arrow /> : undefined;")).toEqual([
      'Next',
    ]);
    expect(wordsIn("const isMove = step.label !== 'Next question' || state === 'open';")).toEqual(['Next question']);
  });

  it('are sentences with a semicolon, and words of a helper', () => {
    const code = "const page = <Field helper={isEmpty ? 'None; in minutes' : t(m.rest)} />;";
    expect(wordsIn(code)).toEqual(['None; in minutes']);
    expect(wordsIn("const style = 'color: red; margin: 0;'; const said = 'It is kept; it can be changed.';")).toEqual([
      'It is kept; it can be changed.',
    ]);
  });

  it('are names of components, but not those of fields', () => {
    expect(wordsIn('<Row name={isOnly ? "Key" : `Key ${number}`} />')).toEqual(['Key', 'Key …']);
    expect(wordsIn('<input name="email" />')).toEqual([]);
  });

  it('are single words that stand where a message may stand, and those of a plural made by hand', () => {
    expect(wordsIn("const end = isOver ? 'ended' : t(m.worksUntil);")).toEqual(['ended']);
    expect(wordsIn("const cases = `${many} ${many === 1 ? 'case' : 'cases'}`;")).toEqual(['case', 'cases']);
    expect(wordsIn("const side = isLeft ? 'left' : 'right';")).toEqual([]);
  });

  it('are words around what is filled in, and what is added to a line or not', () => {
    expect(wordsIn('const what = isFirst ? price : `${price} for ${name}`;')).toEqual(['… for …']);
    expect(wordsIn("const asked = at === null ? '' : `asked ${day(at)}`;")).toEqual(['asked …']);
    expect(wordsIn("const query = state === undefined ? '' : `&state=${state}`;")).toEqual([]);
    expect(wordsIn('const draft = useKept(`comment ${id}`);')).toEqual([]);
  });

  it('are words of a list that becomes one text, of a table with a type, and numbers of one language', () => {
    expect(wordsIn("<p>{[isLate ? 'late' : '', name].filter(Boolean).join(' · ')}</p>")).toEqual(['late']);
    expect(wordsIn("const stateWords = { open: t(m.open), right: 'right' } as const;")).toEqual(['right']);
    expect(wordsIn("const labels = [{ value: 'use', label: t(m.mostUsed) }] as const;")).toEqual([]);
    expect(wordsIn("const many = number.toLocaleString('en');")).toEqual(['en']);
  });

  it('are what stands where a property is left out, attributes that are set by hand, and keys that drawings have too', () => {
    expect(wordsIn("const { label, sendLabel = 'Send' } = props;")).toEqual(['Send']);
    expect(wordsIn("element.setAttribute('aria-label', 'Wide formula');")).toEqual(['Wide formula']);
    expect(wordsIn("element.setAttribute('role', 'group');")).toEqual([]);
    expect(wordsIn("const unitWords = { percent: t(m.percent), points: 'Points' };")).toEqual(['Points']);
    expect(wordsIn('const look = <polygon points="Ab 0" className="Card" />;')).toEqual([]);
  });

  it('come with their lines', () => {
    expect(findLiterals('page.tsx', 'const a = 1;\nconst b = <p>Hello there</p>;')).toEqual([
      { line: 2, words: 'Hello there' },
    ]);
  });
});
