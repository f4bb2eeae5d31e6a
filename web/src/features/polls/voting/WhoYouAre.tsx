import type { Votes } from './use-votes.ts';

/** Under which name one's answers go. */
export function WhoYouAre({ votes }: { votes: Votes }) {
  if (votes.name !== null) {
    return (
      <span>
        You answer as <b>{votes.name}</b>. Your teacher sees it, the wall does not.
      </span>
    );
  }
  if (votes.codename === undefined) return null;
  return (
    <span>
      You are <b>{votes.codename}</b>, no one sees your name.
    </span>
  );
}
