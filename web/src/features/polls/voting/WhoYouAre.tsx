import type { Votes } from './use-votes.ts';
import { Rich } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Under which name one's answers go. */
export function WhoYouAre({ votes }: { votes: Votes }) {
  if (votes.name !== null) {
    return (
      <span>
        <Rich of={m.answerAs} values={{ name: votes.name }} tags={{ b: <b /> }} />
      </span>
    );
  }
  if (votes.codename === undefined) return null;
  return (
    <span>
      <Rich of={m.youAreCodename} values={{ name: votes.codename }} tags={{ b: <b /> }} />
    </span>
  );
}
