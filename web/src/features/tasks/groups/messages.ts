import { message } from '@lemma/contracts/messages';

export const oneExercise = message('tasks.groups.oneExercise', 'One exercise', 'group-form, SG');
export const allOfThese = message('tasks.groups.allOfThese', 'All of these', 'group-form, MG');
export const someAtRandom = message('tasks.groups.someAtRandom', 'Some at random', 'group-form, GP');
export const anotherEachAttempt = message('tasks.groups.anotherEachAttempt', 'Another each attempt', 'group-form, GE');
export const exercise = message('tasks.groups.exercise', 'Exercise', 'group-form');
export const pool = message('tasks.groups.pool', 'Pool', 'group-form');
export const equivalentSet = message('tasks.groups.equivalentSet', 'Equivalent set', 'group-form');
export const group = message('tasks.groups.group', 'Group', 'group-form');
export const ofAtRandom = message('tasks.groups.ofAtRandom', '{draw} of {size} at random', 'group-form');
export const oneOfAnotherEach = message(
  'tasks.groups.oneOfAnotherEach',
  'one of {size}, another each attempt',
  'group-form',
);
export const all = message('tasks.groups.all', 'All {size}', 'group-form');
