import { message } from '@lemma/contracts/messages';

export const other = message('classrooms.topicShares.other', 'Other', 'TopicShares, topics without a name');
export const rising = message('classrooms.topicShares.rising', 'rising', 'TopicShares, beside an arrow');
export const falling = message('classrooms.topicShares.falling', 'falling', 'TopicShares, beside an arrow');
