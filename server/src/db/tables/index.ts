export * from './accounts.ts';
export * from './attempts.ts';
export * from './classrooms.ts';
export * from './exercises.ts';
export * from './tasks.ts';
