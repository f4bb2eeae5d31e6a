export * from './bookkeeping.ts';
export * from './class-payment.ts';
export * from './codes.ts';
export * from './items.ts';
export * from './money.ts';
export * from './payments.ts';
export * from './selling.ts';
export * from './states.ts';
