import { useEffect, useState } from 'react';
import { isKeepingBlocked } from '../../../kept-here.ts';
import { answerStore } from './answer-store.ts';

/** Where what is typed waits for the server: in the page alone where the browser keeps nothing. */
export type KeptWhere = 'device' | 'page';

let known: KeptWhere = 'device';

/** Where what is typed and answered waits for the server. */
export function useKeptWhere(): { readonly where: KeptWhere; readonly survivesReload: boolean } {
  const [where, setWhere] = useState(known);
  useEffect(() => {
    let isShown = true;
    void answerStore().then((store) => {
      known = store.survivesReload && !isKeepingBlocked() ? 'device' : 'page';
      if (isShown) setWhere(known);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return { where, survivesReload: where === 'device' };
}
