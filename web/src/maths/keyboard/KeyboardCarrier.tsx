import { useEffect, useId, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { NoticeNote, UnderTheSentence } from '../field/FieldNotes.tsx';
import { whenSettled } from '../../ui/hooks/when-settled.ts';
import { prefetchKeyboard, useKeyboardPanel, wantKeyboard } from './keyboard-loader.ts';
import { useKeyboard } from './keyboard-store.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

let carriers: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  carriers = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Each field brings one; the oldest of the page carries the one keyboard that all fields share. So the keyboard is there
 * wherever a field is, and keeps its page while the focus goes from box to box. While its panel cannot be fetched, the
 * keyboard of the device types into the fields, and a note says so.
 */
export function KeyboardCarrier(): ReactElement | null {
  const id = useId();
  useEffect(() => {
    change([...carriers, id]);
    return () => change(carriers.filter((other) => other !== id));
  }, [id]);
  const carries = useSyncExternalStore(subscribe, () => carriers[0] === id);
  const panel = useKeyboardPanel();
  const { shown, target } = useKeyboard();
  useEffect(() => (carries ? whenSettled(prefetchKeyboard) : undefined), [carries]);
  const isWanted = carries && shown !== 'hidden' && target !== undefined;
  useEffect(() => {
    if (isWanted) wantKeyboard();
  }, [isWanted, target]);

  if (!carries) return null;
  if (panel.is === 'missing') {
    return (
      <UnderTheSentence>
        <NoticeNote notice={t(m.mathsKeyboardDidNot)} />
      </UnderTheSentence>
    );
  }
  return isWanted && panel.is === 'loaded' ? <panel.Panel target={target} /> : null;
}
