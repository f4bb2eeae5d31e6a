import type { AttemptItem } from '@lemma/contracts';
import type { ReactElement } from 'react';
import { chooseTextLanguage } from '../../../words/text-language.ts';
import { t } from '../../../words/say.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { part } from '../../../ui/part.ts';
import type { Player } from '../playing/use-player.ts';
import * as m from './messages.ts';
import css from './TextLanguages.module.css';

const Languages = part('div', css.languages);

/** The name of a language as its speakers write it. */
const ownName = (tag: string): string => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

/** A button for each language in which the question can be read; nothing where there is one only. */
export function TextLanguages({ player, item }: { player: Player; item: AttemptItem }): ReactElement | null {
  const { language, languages = [] } = item.variant;
  const { calls } = player;
  // A preview draws nothing again.
  if (languages.length < 2 || calls.unrecorded === 'preview' || calls.unrecorded === 'free-practice') return null;
  const choose = (tag: string): void => {
    chooseTextLanguage(tag);
    void calls.read().then(player.replace, () => undefined);
  };
  return (
    <Languages role="group" aria-label={t(m.textLanguage)}>
      {languages.map((tag) => (
        <Button
          key={tag}
          size="small"
          variant={tag === language ? 'soft' : 'text'}
          lang={tag}
          aria-pressed={tag === language}
          onClick={() => choose(tag)}
        >
          {ownName(tag)}
        </Button>
      ))}
    </Languages>
  );
}
