import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Lets the browser save codes as a file of one column. */
export function saveCodes(name: string, codes: readonly string[]): void {
  const file = new Blob([`${t(m.accessCode)}\r\n${codes.join('\r\n')}\r\n`], { type: 'text/csv' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
