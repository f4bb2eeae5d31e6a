export * from './sessions.ts';
export * from './accounts.ts';
export * from './school-accounts.ts';
export * from './passwords.ts';
export * from './methods.ts';
