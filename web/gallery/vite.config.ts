import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import product from '../vite.config.ts';
import { mathjaxFiles } from '../build/mathjax-files.ts';

/** The gallery of components: a page of its own, which is not part of the product's bundle. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), mathjaxFiles()],
  resolve: product.resolve ?? {},
  css: product.css ?? {},
  build: { outDir: '../../.cache/gallery', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
});
