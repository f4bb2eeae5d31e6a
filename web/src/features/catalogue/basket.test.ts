import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BasketItem } from './basket.ts';

const item = (id: string): BasketItem => ({ id, title: `Exercise ${id}`, sample: '$x$', points: 2, level: 'Level 1' });

function fakeStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as unknown as Storage;
}

/** The module as a freshly loaded page has it. */
async function afterReload() {
  vi.resetModules();
  return import('./basket.ts');
}

describe('the basket', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()));

  it('keeps its exercises in order over a reload, each once [R24]', async () => {
    const basket = await afterReload();
    basket.addToBasket(item('a'));
    basket.addToBasket(item('b'));
    basket.addToBasket(item('a'));
    expect((await afterReload()).basketItems().map((one) => one.id)).toEqual(['a', 'b']);
  });

  it('gives up what is taken out, and all of it when it is emptied', async () => {
    const basket = await afterReload();
    for (const id of ['a', 'b', 'c']) basket.addToBasket(item(id));
    basket.takeFromBasket('b');
    expect(basket.basketItems().map((one) => one.id)).toEqual(['a', 'c']);
    basket.emptyBasket();
    expect((await afterReload()).basketItems()).toEqual([]);
  });

  it('begins empty when what is stored cannot be read', async () => {
    sessionStorage.setItem('lemma.basket', '{broken');
    expect((await afterReload()).basketItems()).toEqual([]);
  });
});
