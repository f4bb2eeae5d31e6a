import './trusted-types.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import './fonts.css';
import './theme/tokens.css';
import { App } from './App.tsx';
import { colourModeKey, startColourMode } from './theme/colour-mode.ts';
import { watchPrinting } from './printing.ts';
import { theme } from './theme/theme.ts';

startColourMode();
watchPrinting();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
createRoot(root).render(
  <StrictMode>
    {/* MUI's styles come first, so that a class of our own wins over them. */}
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme} modeStorageKey={colourModeKey} disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        <App />
      </ThemeProvider>
    </StyledEngineProvider>
  </StrictMode>,
);
