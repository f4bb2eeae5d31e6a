import { later } from '../../../ui/later.tsx';

const load = () => import('./questions.ts');

/** A question of the poll, which a phone that waits for it does without. */
export const AskedQuestion = later(async () => (await load()).AskedQuestion);
export const ClosedQuestion = later(async () => (await load()).ClosedQuestion);
