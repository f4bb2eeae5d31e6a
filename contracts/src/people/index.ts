export * from './person.ts';
