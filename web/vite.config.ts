import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildManifest } from './build/build-manifest.ts';
import { chunksByPage } from './build/chunks/chunks-by-page.ts';
import { fewerFiles } from './build/chunks/fewer-files.ts';
import { firstVisits } from './build/chunks/first-visits.ts';
import { pageFiles } from './build/chunks/page-files.ts';
import { compressFiles } from './build/compress-files.ts';
import { directImports } from './build/direct-imports.ts';
import { fontPreload } from './build/font-preload.ts';
import { copiedLanguages, languageCopies, wordsIn } from './build/languages/language-copies.ts';
import { helpTopics } from './build/languages/help-topics.ts';
import { markedTexts } from './build/languages/marked-texts.ts';
import { lightContracts } from './build/light-contracts.ts';
import { lightFonts } from './build/light-fonts.ts';
import { lightIcons } from './build/icons/light-icons.ts';
import { languageOf } from '../contracts/src/messages/index.ts';
import { mathjaxFiles } from './build/mathjax-files.ts';
import { leanReact } from './build/react/lean-react.ts';

// The Host header stays that of the page: the server compares it with the Origin of each change.
const server = { target: process.env['LEMMA_API'] ?? 'http://localhost:3000', changeOrigin: false };

/** The language in which pages are served while they are developed; `en-XA` and `ar-XB` show the words that are not messages yet. */
const developed = languageOf(process.env['LEMMA_LANGUAGE'] ?? 'en');

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    lightContracts(),
    directImports(),
    lightIcons(),
    leanReact(),
    react(),
    markedTexts('build'),
    markedTexts('serve', wordsIn(developed)),
    helpTopics('build'),
    helpTopics('serve', wordsIn(developed)),
    mathjaxFiles(),
    fontPreload(),
    lightFonts(),
    buildManifest(),
    fewerFiles(),
    pageFiles(),
    languageCopies(copiedLanguages(process.env['PSEUDO_LANGUAGES'] === 'on')),
    firstVisits(),
    compressFiles(),
  ],
  resolve: {
    alias: {
      // React has it itself.
      'use-sync-external-store/shim': 'react',
      // Half of the Markdown reader's weight are tables for entities and for links without marks, which texts here do not use.
      entities: join(import.meta.dirname, 'src/maths/slim-markdown/entities.ts'),
      'linkify-it': join(import.meta.dirname, 'src/maths/slim-markdown/linkify-it.ts'),
    },
  },
  css: {
    transformer: 'lightningcss',
    // Grid areas are named by place, across files.
    lightningcss: { cssModules: { pattern: '[local]_[hash]', grid: false } },
  },
  // Words of the engine are loaded in the language of the page, when the author's worker has something to say.
  worker: { format: 'es' },
  server: { proxy: { '/api': server, '/version.json': server } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // A data: URL in a stylesheet or script would need a wider content security policy. Without these two no field is shown,
    // so they come with its script, which takes their bytes out (`declare-fonts.ts`).
    assetsInlineLimit: (file) => /\/KaTeX_(?:Main-Regular|Math-Italic)\.woff2$/.test(file),
    modulePreload: { polyfill: false },
    // Words are put where they are said: no chunk of words is loaded for one sentence of it.
    rolldownOptions: {
      output: { codeSplitting: chunksByPage() },
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
    },
  },
});
