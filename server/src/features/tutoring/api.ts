import { offer } from '../../core/own.ts';
import { messageData } from './data/message-store.ts';
import { threadData } from './data/thread-store.ts';

export const helpMessageQueries = offer(messageData, ['insertMessage']);

export const helpThreadQueries = offer(threadData, ['insertThread']);

export { noteAnswered, noteAsked } from './work/happenings.ts';
