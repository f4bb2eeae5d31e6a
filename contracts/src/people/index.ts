export * from './person.ts';
export * from './role-rules.ts';
