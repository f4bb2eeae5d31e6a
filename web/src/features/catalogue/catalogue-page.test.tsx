import { listExercises, type ExerciseSummary, type ResponseOf } from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exerciseSummaryOf } from '../../testing/catalogue.ts';
import { idOf, learner, teacher } from '../../testing/people.ts';
import { callsOf, refuse, serve } from '../../testing/server.ts';
import { fill, setWidth, showPage } from '../../testing/show.tsx';
import { takeFromBasket } from './basket.ts';
import { CataloguePage } from './CataloguePage.tsx';

const foundOf = (...items: ExerciseSummary[]): ResponseOf<typeof listExercises> => ({
  items,
  total: items.length,
  isPartial: false,
  page: 1,
  pageSize: 30,
  corrections: [],
  topics: [{ topic: 'algebra/quadratics', count: 3 }],
  levels: [],
  answerTypes: [{ type: 4, count: 3 }],
  languages: [],
  authors: [],
});

afterEach(() => takeFromBasket(idOf(401)));

async function open(found = foundOf(exerciseSummaryOf()), at = '/a/catalog/exercises') {
  setWidth(1280);
  serve(listExercises, found);
  const page = showPage(CataloguePage, { as: teacher, at, path: '/a/catalog/exercises' });
  await screen.findByRole('heading', { level: 1, name: 'Exercises' });
  const [first] = found.items;
  if (first !== undefined) await screen.findByRole('article', { name: first.title });
  return page;
}

const card = (name: string) => within(screen.getByRole('article', { name }));
const lastQuery = () => callsOf(listExercises).at(-1)?.query;

describe('an exercise in the catalogue', () => {
  it('leads to its page, and says where it is from', async () => {
    await open();
    expect(card('Two roots').getByRole('link').getAttribute('href')).toBe(`/a/catalog/exercises/${idOf(401)}`);
    expect(card('Two roots').getByText(/Tom Hall/)).toBeDefined();
  });

  it.each<[string, Partial<ExerciseSummary>, string]>([
    ['points before it is used', { useCount: 0 }, '2 points'],
    ['tasks that it is in', { useCount: 3 }, 'in 3 tasks'],
    ['the share of right answers', { useCount: 1, successShare: 0.756 }, 'in 1 task · 76 % right'],
  ])('shows %s', async (_, changes, words) => {
    await open(foundOf(exerciseSummaryOf(changes)));
    expect(card('Two roots').getByText(words)).toBeDefined();
  });

  it('is marked as a draft that can be edited and not be added', async () => {
    await open(foundOf(exerciseSummaryOf({ status: 'DR', isMine: true })));
    expect(card('Two roots').getByText('Draft')).toBeDefined();
    expect(card('Two roots').getByRole('link', { name: 'Edit Two roots' })).toBeDefined();
    expect(card('Two roots').queryByRole('button')).toBeNull();
  });

  it('goes into the basket and out of it again', async () => {
    const { user } = await open();
    await user.click(card('Two roots').getByRole('button', { name: 'Add Two roots' }));
    const basket = within(screen.getByRole('region', { name: 'Basket' }));
    expect(basket.getByText('1 exercise')).toBeDefined();
    expect(basket.getByRole('link', { name: 'Create task from 1 exercise' }).getAttribute('href')).toContain(idOf(401));
    await user.click(basket.getByRole('button', { name: 'Take Two roots out' }));
    expect(card('Two roots').getByRole('button', { name: 'Add Two roots' })).toBeDefined();
    expect(basket.getByText(/Add exercises here/)).toBeDefined();
  });

  it('has a name although its author gave it none', async () => {
    setWidth(1280);
    serve(listExercises, foundOf(exerciseSummaryOf({ title: '' })));
    showPage(CataloguePage, { as: teacher, at: '/a/catalog/exercises' });
    expect(await screen.findByRole('article', { name: 'Untitled exercise' })).toBeDefined();
  });
});

describe('the search of the catalogue', () => {
  it('asks for what was typed once typing rests, and keeps it in the address', async () => {
    const { user, address } = await open();
    await fill(user, screen.getByRole('searchbox', { name: 'Search exercises' }), 'two roots');
    await waitFor(() => expect(lastQuery()).toMatchObject({ q: 'two roots' }));
    expect(address()).toContain('q=two+roots');
  });

  it('begins with what the address says', async () => {
    await open(foundOf(exerciseSummaryOf()), '/a/catalog/exercises?q=roots');
    expect(screen.getByRole('searchbox', { name: 'Search exercises' })).toHaveProperty('value', 'roots');
    expect(callsOf(listExercises)[0]?.query).toMatchObject({ q: 'roots' });
  });

  it.each([
    ['From', 'radio', 'Mine', { scope: 'mine' }],
    ['Level', 'checkbox', /Level 2/, { levels: 'Level 2' }],
    ['Topic', 'radio', /Quadratic equations/, { topic: 'algebra/quadratics' }],
    ['Answer', 'checkbox', /Number/, { answerTypes: '4' }],
    ['Quality', 'checkbox', 'Complete', { quality: '3' }],
  ] as const)('narrows by %s', async (legend, role, name, query) => {
    const { user } = await open();
    const group = within(await screen.findByRole('group', { name: legend }));
    await user.click(group.getByRole(role, { name }));
    await waitFor(() => expect(lastQuery()).toMatchObject(query));
  });

  it('is busy until the new list is drawn, not only until it is there', async () => {
    const { user } = await open();
    const results = screen.getByRole('region', { name: 'Found exercises' });
    const changes: string[] = [];
    const watch = new MutationObserver((records) => {
      for (const { type, oldValue } of records) {
        if (type === 'characterData') changes.push('list');
        else changes.push(oldValue === 'true' ? 'rest' : 'busy');
      }
    });
    watch.observe(results, {
      attributeFilter: ['aria-busy'],
      attributeOldValue: true,
      characterData: true,
      subtree: true,
    });
    serve(listExercises, { ...foundOf(exerciseSummaryOf()), total: 7 });
    await fill(user, screen.getByRole('searchbox'), 'roots');
    await waitFor(() => expect(within(results).getByRole('heading', { level: 2 }).textContent).toContain('7'));
    await waitFor(() => expect(results.getAttribute('aria-busy')).toBe('false'));
    watch.disconnect();
    expect(changes.indexOf('list')).toBeGreaterThan(-1);
    expect(changes.lastIndexOf('rest')).toBeGreaterThan(changes.lastIndexOf('list'));
  });

  it('says that nothing is found', async () => {
    await open(foundOf());
    expect(await screen.findByText('Your exercises appear here. Write the first one.')).toBeDefined();
  });

  it('says which words it looked for instead', async () => {
    await open({ ...foundOf(exerciseSummaryOf()), corrections: [{ from: 'quadrtic', to: 'quadratic' }] });
    expect(screen.getByText(/quadratic/, { selector: 'b, strong, em, p, span, button' })).toBeDefined();
  });

  it('folds its filters away where there is no room', async () => {
    serve(listExercises, foundOf(exerciseSummaryOf()));
    setWidth(600);
    const { user } = showPage(CataloguePage, { as: teacher, at: '/a/catalog/exercises' });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    expect(await screen.findByRole('group', { name: 'Level' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show exercises' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Level' })).toBeNull());
  });

  it('is for those who teach', async () => {
    showPage(CataloguePage, { as: learner, at: '/a/catalog/exercises' });
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Exercises' })).toBeNull();
  });

  it('says why it could not be read', async () => {
    serve(listExercises, refuse(400, 'Use at most 200 characters.'));
    showPage(CataloguePage, { as: teacher, at: '/a/catalog/exercises' });
    expect(await screen.findByText('Use at most 200 characters.')).toBeDefined();
  });
});
