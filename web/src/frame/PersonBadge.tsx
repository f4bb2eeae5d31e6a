import { initialsOf } from './navigation/initials.ts';
import { part } from '../ui/part.ts';
import css from './PersonBadge.module.css';

const Circle = part('span', css.circle);

/** A person's initials in a circle; the name is beside it. */
export function PersonBadge({ person }: { person: { readonly firstName: string; readonly lastName: string } }) {
  return <Circle aria-hidden="true">{initialsOf(person)}</Circle>;
}
