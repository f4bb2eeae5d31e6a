import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import '../src/fonts.css';
import '../src/theme/tokens.css';
import { theme } from '../src/theme/theme.ts';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
createRoot(root).render(
  <StrictMode>
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme} modeStorageKey="lemma.gallery-mode" disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        <Gallery />
      </ThemeProvider>
    </StyledEngineProvider>
  </StrictMode>,
);
