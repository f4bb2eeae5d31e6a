import './trusted-types.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles.ts';
import { App } from './App.tsx';
import { startColourMode } from './theme/colour-mode.ts';
import { watchPrinting } from './printing.ts';

startColourMode();
watchPrinting();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
