/// <reference types="vite/client" />

/** Where MathJax lies on our own server, e.g. `/mathjax-4.1.3`; set by the build. */
declare const __MATHJAX_BASE__: string;
