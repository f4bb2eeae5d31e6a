import { createContext } from 'react';

/** Whether formulas in a line are as large as displayed ones, with limits above and below: on walls, read from far. */
export const RoomyFormulasContext = createContext(false);
