import { offer } from '../../core/own.ts';
import { logData } from './data/log-store.ts';

export const logQueries = offer(logData, ['countLogMessages', 'selectLogMessages']);
