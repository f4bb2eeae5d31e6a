import { message } from '@lemma/contracts/messages';

export const samples = message('exercises.editor.variables.samples', 'Samples', 'SampleFigures, aria-label');
