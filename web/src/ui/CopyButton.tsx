import { useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from './pressing/Button.tsx';
import { Check, Copy } from 'lucide-react';
import { VisuallyHidden } from './hidden/VisuallyHidden.tsx';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';

interface CopyButtonProps {
  text: string;
  /** The verb and what is copied: `Copy link`. */
  children: ReactNode;
  variant?: 'outlined' | 'soft' | 'text';
  size?: 'small' | 'medium' | 'large';
  onCopied?: (() => void) | undefined;
}

/** Copies a text and says so on the button itself; without clipboard access it selects nothing and says that. */
export function CopyButton({
  text,
  children,
  variant = 'soft',
  size = 'medium',
  onCopied,
}: CopyButtonProps): ReactElement {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = async (): Promise<void> => {
    const copied = await copyText(text);
    setState(copied ? 'copied' : 'failed');
    if (copied) onCopied?.();
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState('ready'), 2500);
  };
  return (
    <Button
      variant={variant}
      size={size}
      onClick={() => void copy()}
      startIcon={state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
    >
      {state === 'failed' ? t(m.copyingNotAllowed) : state === 'copied' ? t(m.copied) : children}
      <VisuallyHidden as="output">{state === 'copied' ? t(m.copied) : ''}</VisuallyHidden>
    </Button>
  );
}

/** Copies by the clipboard API, or by a selection where the page has no secure address (plain http in a school network). */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.style.position = 'fixed';
    area.style.opacity = '0';
    document.body.append(area);
    area.select();
    // Deprecated, and the only way on insecure addresses.
    const copied = document.execCommand('copy');
    area.remove();
    return copied;
  }
}
