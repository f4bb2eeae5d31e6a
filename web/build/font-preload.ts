import type { Plugin } from 'vite';

/** Asks for the one text font that every page needs before the stylesheet has been read. */
export function fontPreload(): Plugin {
  return {
    name: 'lemma:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /ibm-plex-sans-latin-wght-normal-.*\.woff2$/.test(file));
        if (font === undefined) return [];
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
