import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { keysInBox } from '../choices/voter.tsx';
import type { VoterBoxProps } from '../voter-kind.ts';

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  maxWidth: 560,
  '& button.choice': {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 14,
    minHeight: 56,
    padding: '9px 14px 9px 10px',
    border: `1px solid ${theme.vars.palette.lemma.lineStrong}`,
    borderRadius: 10,
    background: theme.vars.palette.background.paper,
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& button.choice:disabled': { cursor: 'default' },
  '& button.choice:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& button.choice[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    background: theme.vars.palette.lemma.primarySoft,
  },
  '& .rank': {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: 8,
    border: `1px dashed ${theme.vars.palette.lemma.lineStrong}`,
    fontSize: 17,
    lineHeight: 1,
    fontWeight: 650,
  },
  '& [aria-pressed="true"] .rank': {
    border: 0,
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '& .said': { fontSize: 14, lineHeight: '20px', color: theme.vars.palette.text.secondary },
}));

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
    <List role="group" aria-label="Your order">
      <output className="said">
        {order.length === choices.length
          ? 'Tap a choice to take it out of the order.'
          : `Tap the choice that you put ${nextPlace}.`}
      </output>
      {choices.map(({ key, text }) => {
        const place = order.indexOf(key);
        return (
          <button
            key={key}
            type="button"
            className="choice"
            aria-pressed={place >= 0}
            disabled={isReadOnly}
            onClick={() => tap(key)}
          >
            <span className="rank">
              {place < 0 ? null : (
                <>
                  <VisuallyHidden>Place </VisuallyHidden>
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
            Start again
          </Button>
        </div>
      )}
    </List>
  );
}
