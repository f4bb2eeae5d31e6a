/** A share of 1 that went through single precision: an item with it is right. */
export const isRight = 0.9999;

/** Tries on one variant without it right, from which a learner is stuck. */
export const triesUntilStuck = 3;
