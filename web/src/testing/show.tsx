import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { theme } from '../theme.ts';

/** Renders a component in the theme, with somebody who uses it. */
export function show(element: ReactElement) {
  return { ...render(element, { wrapper: Themed }), user: userEvent.setup() };
}

function Themed({ children }: { children: ReactNode }): ReactElement {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
