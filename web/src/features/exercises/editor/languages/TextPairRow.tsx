import type { TextPair } from '@lemma/math/document';
import type { ReactElement } from 'react';
import { t } from '../../../../words/say.tsx';
import { language as page } from '../../../../words/language.ts';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { part } from '../../../../ui/part.ts';
import { nameOfLanguage } from './languages-of-texts.ts';
import * as m from './messages.ts';
import css from './LanguagesCard.module.css';

const Source = part('div', css.source);
const Target = part('div', css.target);

interface TextPairRowProps {
  pair: TextPair;
  /** The author's name for the text. */
  name: string;
  sourceLanguage: string;
  language: string;
  onChange: (text: string) => void;
}

/** A text of the exercise, and beside it the same in another language. */
export function TextPairRow({ pair, name, sourceLanguage, language, onChange }: TextPairRowProps): ReactElement {
  const { source, text, state } = pair;
  return (
    <li className={css.pair} data-state={state}>
      <Source>
        <b>{name}</b>
        <p lang={sourceLanguage} dir="auto">
          {source.text.trim()}
        </p>
      </Source>
      <Target lang={language}>
        <TextField
          label={t(m.translationOf, { place: name, language: nameOfLanguage(language) })}
          hideLabel
          multiline
          minRows={1}
          maxRows={12}
          value={text}
          onChange={onChange}
          error={faultWords(pair)}
          helper={state === 'outdated' ? t(m.sourceChanged) : undefined}
        />
        {state === 'outdated' && (
          <Button size="small" variant="text" onClick={() => onChange(text)}>
            {t(m.stillRight)}
          </Button>
        )}
      </Target>
    </li>
  );
}

function faultWords({ faults }: TextPair): string | undefined {
  const list = new Intl.ListFormat(page.locale, { type: 'unit' });
  const missing = faults.flatMap((fault) => fault.missing);
  const extra = faults.flatMap((fault) => fault.extra);
  const sentences = [
    ...(missing.length > 0 ? [t(m.lacks, { items: list.format(missing) })] : []),
    ...(extra.length > 0 ? [t(m.hasMore, { items: list.format(extra) })] : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
