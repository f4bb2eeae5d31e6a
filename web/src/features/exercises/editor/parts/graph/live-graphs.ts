import type { Graph } from '@lemma/math/document';
import { createContext } from 'react';

/** How the parts of the variant in the preview are drawn, by the name of the part. */
export const LiveGraphsContext = createContext<Readonly<Record<string, Graph | undefined>>>({});
