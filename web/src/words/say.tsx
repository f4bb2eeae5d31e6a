import { createSpeaker, type Message, type TagsOf, type ValuesOf } from '@lemma/contracts/messages';
import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { locale } from '../locale.ts';
import { language } from './language.ts';

// The build has put the words of the page's language where English stands, so that no catalogue is needed.
const speaker = createSpeaker(language.tag, {}, { locale, ofDeclared: locale });

/** The words of a message in the language of the page. */
export const t = speaker.say;

interface RichProps<E extends string> {
  readonly of: Message<E>;
  readonly values?: ValuesOf<E>;
  /** The element that each tag of the message becomes, around its words. */
  readonly tags: { readonly [Name in TagsOf<E>]: ReactElement };
}

/** A message in which links, formulas or other elements are. */
export function Rich<const E extends string>({ of, values, tags }: RichProps<E>): ReactNode {
  const making = Object.fromEntries(
    Object.entries<ReactElement>(tags).map(([name, element]) => [
      name,
      (inside: readonly ReactNode[]) => (inside.length === 0 ? element : cloneElement(element, {}, keyed(inside))),
    ]),
  );
  return keyed(speaker.pieces<E, ReactNode>(of, values ?? {}, making as never));
}

/** Neighbours of a fixed order: their place is their key. */
const keyed = (parts: readonly ReactNode[]): ReactNode => parts.map((part, at) => <Fragment key={at}>{part}</Fragment>);
