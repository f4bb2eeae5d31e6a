/** Calls that a script would make if any of the texts below were taken for more than text. */
const call = 'window.__ran=1';

const html = [
  `<script>${call}</script>`,
  `<img src=x onerror="${call}">`,
  `<img src=x onerror=${call}//`,
  `<svg onload="${call}">`,
  `<svg><script>${call}</script></svg>`,
  `<svg><animate onbegin="${call}" attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${call}"><text y=20>tap</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${call}</script></svg>#x">`,
  `<math><mtext><script>${call}</script></mtext></math>`,
  `<math><maction actiontype="statusline" xlink:href="javascript:${call}">x</maction></math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror="${call}"></annotation-xml></math>`,
  `<math href="javascript:${call}"><mi>x</mi></math>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<iframe src="javascript:${call}"></iframe>`,
  `<object data="javascript:${call}"></object>`,
  `<embed src="javascript:${call}">`,
  `<a href="javascript:${call}">tap</a>`,
  `<a href="&#106;avascript:${call}">tap</a>`,
  `<form action="javascript:${call}"><button>go</button></form>`,
  `<details open ontoggle="${call}">x</details>`,
  `<video><source onerror="${call}"></video>`,
  `<audio src=x onerror="${call}">`,
  `<input autofocus onfocus="${call}">`,
  `<body onload="${call}">`,
  `<style>@import 'javascript:${call}';</style>`,
  `<link rel=stylesheet href="javascript:${call}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  `<base href="javascript:${call}//">`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<template><img src=x onerror="${call}"></template>`,
];

const breakouts = ['{}', '"><{}', "'><{}", '</textarea>{}', '</title>{}', '--><!-- -->{}', ']]>{}', '\u202E{}', '`{}`'];

const tex = [
  String.raw`\href{javascript:${call}}{x}`,
  String.raw`\href{data:text/html,<script>${call}</script>}{x}`,
  String.raw`\url{javascript:${call}}`,
  String.raw`\htmlData{onclick=${call}}{x}`,
  String.raw`\class{"onmouseover="${call}}{x}`,
  String.raw`\cssId{"><img src=x onerror=${call}>}{x}`,
  String.raw`\style{background:url(javascript:${call})}{x}`,
  String.raw`\htmlId{x"onclick="${call}}{x}`,
  String.raw`\htmlStyle{color:red;"onclick="${call}}{x}`,
  String.raw`\text{<img src=x onerror="${call}">}`,
  String.raw`\text{$\href{javascript:${call}}{x}$}`,
  String.raw`\mbox{<script>${call}</script>}`,
  String.raw`\unicode["onclick=${call}]{65}`,
  String.raw`\require{html}\href{javascript:${call}}{x}`,
  String.raw`\require{unsafe}x`,
  String.raw`\def\x{\href{javascript:${call}}{y}}\x`,
  String.raw`\let\y\href \y{javascript:${call}}{z}`,
  String.raw`\begin{html}<img src=x onerror=${call}>\end{html}`,
  String.raw`\operatorname{<svg onload=${call}>}`,
  String.raw`\color{red;"onclick="${call}}{x}`,
  String.raw`\includegraphics{javascript:${call}}`,
  String.raw`\tooltip{<img src=x onerror=${call}>}{x}`,
  String.raw`\mathrm{<img/src/onerror=${call}>}`,
];

const markdown = [
  `[tap](javascript:${call})`,
  `[tap](JaVaScRiPt:${call})`,
  `[tap](javascript&colon;${call})`,
  `[tap](&#x6A;avascript:${call})`,
  `[tap](data:text/html;base64,PHNjcmlwdD53aW5kb3cuX19yYW49MTwvc2NyaXB0Pg==)`,
  `[tap](vbscript:${call})`,
  `[tap]( javascript:${call})`,
  `<javascript:${call}>`,
  `![x](javascript:${call})`,
  `![x](x"onerror="${call})`,
  `![x](/x" onerror="${call})`,
  `[x]: javascript:${call}\n[x]`,
  `[tap](/ok "title"onmouseover="${call}")`,
  `| <img src=x onerror=${call}> |\n|---|\n| x |`,
  `\`\`\`html\n<script>${call}</script>\n\`\`\``,
];

/** Texts that are dangerous wherever one of them is taken for markup: HTML, SVG, MathML, TeX, Markdown. */
export const hostileTexts: readonly string[] = [
  ...html.flatMap((vector) => breakouts.map((breakout) => breakout.replace('{}', () => vector))),
  ...tex,
  ...tex.map((source) => `$${source}$`),
  ...markdown,
];

/** As many texts as fit into a field of this length, one to a line. */
export function* fieldsOf(texts: readonly string[], length: number): Generator<string> {
  let field = '';
  for (const text of texts.filter((one) => one.length <= length)) {
    if (field.length + text.length + 2 > length) {
      yield field;
      field = '';
    }
    field = field === '' ? text : `${field}\n\n${text}`;
  }
  if (field !== '') yield field;
}
