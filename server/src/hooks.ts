import type { Hooks } from './core/hooks.ts';
import { claimShared } from './features/exercises/api.ts';
import { presentLearnerTasks, presentTasks, selectOpenTasks } from './features/tasks/work/tasks.ts';

/** Implementations of the calls that lower features declare. */
export const hooks: Hooks = { addressProved: claimShared, presentTasks, presentLearnerTasks, selectOpenTasks };
