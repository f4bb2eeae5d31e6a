import { message } from '@lemma/contracts/messages';

export const any = message('exercises.answerTypes.fields.any', 'Any', 'CollectionFields, label');
export const asGiven = message('exercises.answerTypes.fields.asGiven', 'As given', 'CollectionFields, label');
export const order = message('exercises.answerTypes.fields.order', 'Order', 'CollectionFields, label');
export const unit = message('exercises.answerTypes.fields.unit', 'Unit', 'NumberFields, label');
