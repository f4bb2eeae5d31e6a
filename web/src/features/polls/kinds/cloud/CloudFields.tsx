import { pollCloudWordMaximumLength, pollCloudWordsMost } from '@lemma/contracts';
import type { VoterBoxProps } from '../voter-kind.ts';
import { TextInput } from '../../../../ui/input/TextInput.tsx';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './CloudFields.module.css';

const Words = part('div', css.words);

/** Up to three words for a word cloud; the value has one on each line. */
export function CloudFields({ value, isReadOnly, onChange, onEnter }: VoterBoxProps) {
  const words = value.split('\n');
  return (
    <Words role="group" aria-label={t(m.yourWords)}>
      {Array.from({ length: pollCloudWordsMost }, (_, place) => (
        <TextInput
          key={place}
          value={words[place] ?? ''}
          readOnly={isReadOnly}
          placeholder={place === 0 ? t(m.aWord) : t(m.anotherWord)}
          onChange={(word) =>
            onChange(
              Array.from({ length: pollCloudWordsMost }, (__, index) =>
                index === place ? word.replaceAll('\n', ' ') : (words[index] ?? ''),
              ).join('\n'),
            )
          }
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onEnter();
          }}
          aria-label={t(m.wordNumber, { number: place + 1 })}
          maxLength={pollCloudWordMaximumLength}
          autoComplete="off"
        />
      ))}
    </Words>
  );
}
