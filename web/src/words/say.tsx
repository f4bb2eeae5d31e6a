import { createSpeaker, type Message, type TagsOf, type ValuesOf } from '@lemma/contracts/messages';
import { Fragment, type ReactNode } from 'react';
import { locale } from '../locale.ts';
import { language } from './language.ts';

// The build has put the words of the page's language where English stands, so that no catalogue is needed.
const speaker = createSpeaker(language.tag, {}, { locale, ofDeclared: locale });

/** The words of a message in the language of the page. */
export const t = speaker.say;

interface RichProps<E extends string> {
  readonly of: Message<E>;
  readonly values?: ValuesOf<E>;
  /** What each tag of the message becomes around its words. */
  readonly tags: { readonly [Name in TagsOf<E>]: (inside: ReactNode) => ReactNode };
}

/** A message in which links, formulas or other elements stand. */
export function Rich<const E extends string>({ of, values, tags }: RichProps<E>): ReactNode {
  const making = Object.fromEntries(
    Object.entries<(inside: ReactNode) => ReactNode>(tags).map(([name, make]) => [
      name,
      (inside: readonly ReactNode[]) => make(keyed(inside)),
    ]),
  );
  return keyed(speaker.pieces<E, ReactNode>(of, (values ?? {}) as ValuesOf<E>, making as never));
}

/** Neighbours of a fixed order: their place is their key. */
const keyed = (parts: readonly ReactNode[]): ReactNode => parts.map((part, at) => <Fragment key={at}>{part}</Fragment>);
