import { Button } from '../../ui/pressing/Button.tsx';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { prefetchTypesetting, printWhenDrawn } from '../typesetting/prefetch-typesetting.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

interface PrintButtonProps {
  variant?: 'contained' | 'outlined' | 'text';
  disabled?: boolean;
}

/** Prints the page as the browser's own command does, once the letters of its formulas are here. */
export function PrintButton({ variant = 'outlined', disabled = false }: PrintButtonProps) {
  // For the browser's own command, which waits for nothing.
  useEffect(prefetchTypesetting, []);
  return (
    <Button
      variant={variant}
      startIcon={<Printer aria-hidden />}
      disabled={disabled}
      onClick={() => void printWhenDrawn()}
    >
      {t(m.print)}
    </Button>
  );
}
