export * from './accounts.ts';
export * from './administration.ts';
