import { offer } from '../../core/own.ts';
import { appealData } from './data/appeal-store.ts';

export { equalResponses } from './work/equal-answers.ts';

export const appealQueries = offer(appealData, ['insertAppeal', 'noteRegrade']);
