import { useEffect, useState } from 'react';
import { isKeepingBlocked } from '../../../kept-here.ts';
import { answerStore } from './answer-store.ts';

const onDevice = 'on this device';
const inPage = 'in this open page';
let known: typeof onDevice | typeof inPage = onDevice;

/** Where what is typed and answered waits for the server, in words; in the page alone where the browser keeps nothing. */
export function useKeptWhere(): { readonly where: string; readonly survivesReload: boolean } {
  const [where, setWhere] = useState(known);
  useEffect(() => {
    let isShown = true;
    void answerStore().then((store) => {
      known = store.survivesReload && !isKeepingBlocked() ? onDevice : inPage;
      if (isShown) setWhere(known);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return { where, survivesReload: where === onDevice };
}
