/** The verdict on a box: `invalid` could not be read and cost nothing. */
export type BoxVerdict = 'right' | 'partly' | 'wrong' | 'invalid';
