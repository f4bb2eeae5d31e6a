import { setOwnLanguage } from '@lemma/contracts';
import type { LanguageTag } from '@lemma/contracts/messages';
import { Globe } from 'lucide-react';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { useUser } from '../../session/session-context.ts';
import { useToast } from '../../ui/messages/toast-context.ts';
import { keepLanguage, loadInLanguage, useLanguageOptions } from '../../words/choice.ts';
import { language } from '../../words/language.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './LanguageMenu.module.css';

/** The language of the page, to choose another; nothing where there is only one. What a person chooses is kept with them. */
export function LanguageMenu() {
  const user = useUser();
  const toast = useToast();
  const options = useLanguageOptions();
  if (options.length === 0) return null;
  const choose = async (tag: LanguageTag): Promise<void> => {
    try {
      if (user === null) keepLanguage(tag);
      else await call(setOwnLanguage, { body: { language: tag } });
      await loadInLanguage();
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return (
    <label className={css.menu}>
      <Globe aria-hidden />
      <select
        aria-label={t(m.language)}
        value={language.tag}
        onChange={(event) => void choose(event.target.value as LanguageTag)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
