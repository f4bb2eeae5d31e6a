import { message } from '@lemma/contracts/messages';

export const today = message('site.today', 'Today, {time}', 'dates');
export const tomorrow = message('site.tomorrow', 'Tomorrow, {time}', 'dates');
export const justNow = message('site.justNow', 'just now', 'dates');
export const minAgo = message('site.minAgo', '{minutes} min ago', 'dates');
export const hAgo = message('site.hAgo', '{hours} h ago', 'dates');
export const todayShort = message('site.todayShort', 'Today', 'dates');
export const lessThanMinute = message('site.lessThanMinute', 'less than a minute', 'dates');
export const days = message('site.days', '{number, plural, one {# day} other {# days}}', 'dates, number');
export const hours = message('site.hours', '{hours, plural, one {# hour} other {# hours}}', 'dates, number');
export const minutes = message('site.minutes', '{rest, plural, one {# minute} other {# minutes}}', 'dates, number');
export const earlierToday = message('site.earlierToday', 'today', 'agoWords, when something happened');
export const yesterday = message('site.yesterday', 'yesterday', 'agoWords, when something happened');
