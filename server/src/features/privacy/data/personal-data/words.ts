/** Ends with the account: what opened only that one. */
export const ends = { merge: 'delete', erase: 'delete' } as const;
/** The person's own, wherever they go. */
export const belongs = { merge: 'move', erase: 'delete' } as const;
/** Says who did something; stays true when the name is gone. */
export const names = { merge: 'move', erase: 'keep' } as const;

export const ofNobody = (none: string) => ({ users: {}, export: { none } }) as const;
