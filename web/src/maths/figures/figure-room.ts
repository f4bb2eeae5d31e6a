/** Room around the window of a figure for numbers beside the axes, in units of its box. */
export const figureRoom = { left: 70, right: 46, top: 40, bottom: 62 } as const;
