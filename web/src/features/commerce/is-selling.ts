import { useSite } from '../../site.ts';

/** Whether things are sold on this instance; false until it is known. Where they are not, no page shows any of it. */
export const useIsSelling = (): boolean => useSite()?.isSelling === true;
