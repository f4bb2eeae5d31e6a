import { part } from '../../../ui/part.ts';
import css from './PlainText.module.css';

const Ground = part('div', css.ground);

/** A text as somebody wrote it, with its line breaks and nothing else. */
export function PlainText({ text }: { text: string }) {
  return <Ground>{text}</Ground>;
}
