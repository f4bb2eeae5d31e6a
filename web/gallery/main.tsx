import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/styles.ts';
import { startColourMode } from '../src/theme/colour-mode.ts';
import { Gallery } from './Gallery.tsx';

startColourMode();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
