import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

/** The author's name for a text: `Hint 1`, `Part 2, feedback on choice 3`. */
export function textName(at: string, parts: readonly string[], placeInFigure = 1): string {
  const [area = '', name = '', field = '', index = '', inside = ''] = at.split('.');
  const number = parts.indexOf(name) + 1;
  const place = Number(index) + 1;
  if (area === 'title') return t(m.title);
  if (area === 'question') return t(m.question);
  if (area === 'solution') return t(m.solution);
  if (area === 'hints') return t(m.hint, { number: Number(name) + 1 });
  if (area === 'words') return t(m.words, { name, number: Number(field) + 1 });
  if (area === 'figures') {
    return field === 'describe' ? t(m.description, { name }) : t(m.inFigure, { name, number: placeInFigure });
  }
  if (field === 'label') return t(m.label, { number });
  if (field === 'accept') return t(m.acceptedWords, { number, answer: place });
  if (field === 'feedback') return t(m.answerFeedback, { number, answer: place });
  return inside === 'feedback'
    ? t(m.choiceFeedback, { number, choice: place })
    : t(m.choice, { number, choice: place });
}
