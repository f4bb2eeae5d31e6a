import { Button } from '../../../../ui/pressing/Button.tsx';
import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import { VisuallyHidden } from '../../../../ui/hidden/VisuallyHidden.tsx';
import { keysInBox } from '../choices/voter.tsx';
import type { VoterBoxProps } from '../voter-kind.ts';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './RankingBox.module.css';

const List = part('div', css.list);

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** Choices that are tapped in order; a tap on one that has a place takes it back. No order is given beforehand. */
export function RankingBox({ view, value, isReadOnly, onChange }: VoterBoxProps) {
  const { choices } = view;
  const order = keysInBox.fromBox(value);
  const tap = (key: string) => {
    if (order.includes(key)) return onChange(keysInBox.toBox(order.filter((one) => one !== key)));
    const next = [...order, key];
    // The last place is the only one left.
    const left = choices.filter((choice) => !next.includes(choice.key));
    return onChange(keysInBox.toBox(left.length === 1 ? [...next, ...left.map((choice) => choice.key)] : next));
  };
  const nextPlace = places[order.length];
  return (
    <List role="group" aria-label={t(m.yourOrder)}>
      <output className={css.said}>
        {order.length === choices.length ? t(m.tapToTakeOut) : t(m.tapChoice, { place: nextPlace ?? '' })}
      </output>
      {choices.map(({ key, text }) => {
        const place = order.indexOf(key);
        return (
          <button
            key={key}
            type="button"
            className={css.choice}
            aria-pressed={place >= 0}
            disabled={isReadOnly}
            onClick={() => tap(key)}
          >
            <span className={css.rank}>
              {place < 0 ? null : (
                <>
                  <VisuallyHidden>{t(m.place)} </VisuallyHidden>
                  {place + 1}
                </>
              )}
            </span>
            <MathText inline source={text} />
          </button>
        );
      })}
      {isReadOnly || order.length === 0 ? null : (
        <div>
          <Button variant="text" onClick={() => onChange('')}>
            {t(m.startAgain)}
          </Button>
        </div>
      )}
    </List>
  );
}
