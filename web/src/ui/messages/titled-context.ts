import { createContext } from 'react';

/** Whether the page's title stands above already: a message below it is then no second one. */
export const TitledContext = createContext(false);
