/** Topic of the teacher's acts; announced immediately. */
export const pollTopic = (pollId: string) => `poll:${pollId}`;
/** Votes and arrivals: many in a moment. */
export const votesTopic = (pollId: string) => `poll-votes:${pollId}`;
/** Votes are announced at most five times a second. */
export const votesEveryMs = 200;
