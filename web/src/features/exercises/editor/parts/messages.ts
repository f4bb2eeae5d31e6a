import { message } from '@lemma/contracts/messages';

export const answerType = message('exercises.editor.parts.answerType', 'Answer type', 'MarkingFields, label');
export const points = message('exercises.editor.parts.points', 'Points', 'MarkingFields, label');
export const label = message('exercises.editor.parts.label', 'Label', 'MarkingFields, label');
export const nameOfBox = message('exercises.editor.parts.nameOfBox', 'Name of the box', 'MarkingFields, placeholder');
