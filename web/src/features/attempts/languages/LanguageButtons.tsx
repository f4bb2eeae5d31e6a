import type { ReactElement } from 'react';
import { t } from '../../../words/say.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { part } from '../../../ui/part.ts';
import * as m from './messages.ts';
import css from './LanguageButtons.module.css';

const Languages = part('div', css.languages);

/** The name of a language as its speakers write it. */
const ownName = (tag: string): string => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

interface LanguageButtonsProps {
  languages: readonly string[];
  current: string | undefined;
  choose: (language: string) => void;
}

/** A button for each language of an exercise's texts; nothing where there is one only. */
export function LanguageButtons({ languages, current, choose }: LanguageButtonsProps): ReactElement | null {
  if (languages.length < 2) return null;
  return (
    <Languages role="group" aria-label={t(m.textLanguage)}>
      {languages.map((tag) => (
        <Button
          key={tag}
          size="small"
          variant={tag === current ? 'soft' : 'text'}
          lang={tag}
          aria-pressed={tag === current}
          onClick={() => choose(tag)}
        >
          {ownName(tag)}
        </Button>
      ))}
    </Languages>
  );
}
