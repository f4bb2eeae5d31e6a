import type { ExerciseSummary } from '@lemma/contracts';
import { useSyncExternalStore } from 'react';

/** Fields of an exercise in the basket: enough to make a task of it without asking again. */
export type BasketItem = Pick<ExerciseSummary, 'id' | 'title' | 'sample' | 'points' | 'level'>;

const key = 'lemma.basket';
/** A task has at most so many exercises. */
const most = 100;

const listeners = new Set<() => void>();
let items: readonly BasketItem[] | undefined;

function isItem(value: unknown): value is BasketItem {
  return typeof value === 'object' && value !== null && 'id' in value && 'title' in value && 'points' in value;
}

function stored(): readonly BasketItem[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isItem) : [];
  } catch {
    return [];
  }
}

export function basketItems(): readonly BasketItem[] {
  items ??= stored();
  return items;
}

function put(next: readonly BasketItem[]): void {
  items = next;
  try {
    sessionStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage may be full or forbidden: the basket then lives as long as the page.
  }
  for (const listener of listeners) listener();
}

export function addToBasket({ id, title, sample, points, level }: BasketItem): void {
  if (basketItems().some((item) => item.id === id) || basketItems().length >= most) return;
  put([...basketItems(), { id, title, sample, points, level }]);
}

export function takeFromBasket(id: string): void {
  put(basketItems().filter((item) => item.id !== id));
}

export function emptyBasket(): void {
  put([]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The exercises chosen for a task, in order; kept for this tab until the task is set. */
export function useBasket(): readonly BasketItem[] {
  return useSyncExternalStore(subscribe, basketItems);
}
