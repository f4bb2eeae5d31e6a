export * from './tasks.ts';
export * from './accommodations.ts';
export * from './reminders.ts';
