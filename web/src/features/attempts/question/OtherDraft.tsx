import type { AttemptItem } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { TypedMaths } from '../../results/review/TypedMaths.tsx';
import type { Values } from '../playing/answers.ts';
import type { Player } from '../playing/use-player.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './OtherDraft.module.css';

const Typed = part('div', css.typed);

type Part = AttemptItem['variant']['parts'][number];

function OtherValue({ part, value }: { part: Part; value: string }) {
  if (part.choices.length > 0) {
    const chosen = value.split(',').map((key) => part.choices.find((choice) => choice.key === key.trim())?.text ?? key);
    return <MathText inline source={chosen.join(', ')} />;
  }
  return <TypedMaths source={value} />;
}

/** Shows the draft of another device, to be taken instead of the one in the boxes. */
export function OtherDraft({ player, item, other }: { player: Player; item: AttemptItem; other: Values }) {
  if (player.attempt.isClosed) return null;
  const parts = item.variant.parts.filter((part) => (other[part.name] ?? '') !== '');
  return (
    <div className={css.after}>
      <Note tone="information" role="status" title={t(m.typedOnOtherDevice)}>
        <Typed>
          {parts.length === 0 && <span>{t(m.nothing)}</span>}
          {parts.map((part) => (
            <span key={part.name}>
              {parts.length > 1 && part.label !== '' ? `${part.label}: ` : ''}
              <OtherValue part={part} value={other[part.name] ?? ''} />
            </span>
          ))}
        </Typed>
        <Button size="small" variant="outlined" onClick={() => player.settleOther(item, 'take')}>
          {t(m.takeOther)}
        </Button>{' '}
        <Button size="small" variant="text" onClick={() => player.settleOther(item, 'dismiss')}>
          {t(m.keepOwn)}
        </Button>
      </Note>
    </div>
  );
}
