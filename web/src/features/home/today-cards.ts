import type { User } from '@lemma/contracts';
import type { ComponentType } from 'react';
import { SetReviews } from '../review/class-reviews/SetReviews.tsx';
import { ReviewCard } from '../review/ReviewCard.tsx';

/** A card of another feature on the page of the day: it reads what it shows, and is empty when it has nothing to say. */
export type TodayCard = ComponentType<{ readonly user: User }>;

/** Cards between the task to continue and the tasks that are due, in their order. */
export const cardsAbove: readonly TodayCard[] = [() => SetReviews({})];

/** Cards under the tasks, in their order. */
export const cardsBelow: readonly TodayCard[] = [];

/** Cards beside the tasks, in their order; on phones they follow the tasks. */
export const cardsBeside: readonly TodayCard[] = [ReviewCard];
