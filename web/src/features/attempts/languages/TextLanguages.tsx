import type { AttemptItem } from '@lemma/contracts';
import type { ReactElement } from 'react';
import { chooseTextLanguage } from '../../../words/text-language.ts';
import type { Player } from '../playing/use-player.ts';
import { LanguageButtons } from './LanguageButtons.tsx';

interface TextLanguagesProps extends Pick<Player, 'calls' | 'replace'> {
  item: AttemptItem;
}

/** The languages in which the question can be read, to choose from. */
export function TextLanguages({ calls, replace, item }: TextLanguagesProps): ReactElement | null {
  const { language, languages = [] } = item.variant;
  // A preview draws nothing again.
  if (calls.unrecorded === 'preview' || calls.unrecorded === 'free-practice') return null;
  const choose = (tag: string): void => {
    chooseTextLanguage(tag);
    void calls.read().then(replace, () => undefined);
  };
  return <LanguageButtons languages={languages} current={language} choose={choose} />;
}
