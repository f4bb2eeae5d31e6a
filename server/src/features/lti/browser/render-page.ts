import { productName } from '@lemma/contracts';
import { languageOf } from '@lemma/contracts/messages';

/** A page that is a form or a few sentences. All of it is text: rendering escapes it. */
export interface PlainPage {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A form that is sent when its button is pressed, or by itself. */
  readonly form?: {
    readonly action: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly button: string;
    readonly isSentByItself?: boolean;
  };
  /** A link that opens in a window of its own; `isHidden` until the script shows it. */
  readonly newWindow?: { readonly href: string; readonly label: string; readonly isHidden?: boolean };
  /** Notifies the window of the LMS that this page is done. */
  readonly closes?: boolean;
  /** The act of the page's script, with the data that it needs. */
  readonly script?: { readonly act: string; readonly data: Readonly<Record<string, string>> };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

const attribute = (name: string, value: string): string => ` ${name}="${escapeMarkup(value)}"`;

function formOf({ action, fields, button, isSentByItself = false }: NonNullable<PlainPage['form']>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden"${attribute('name', name)}${attribute('value', value)}>`,
  );
  const act = isSentByItself ? attribute('data-send', 'by-itself') : '';
  return `<form method="post"${attribute('action', action)}${act}>${inputs.join('')}<button>${escapeMarkup(button)}</button></form>`;
}

function linkOf({ href, label, isHidden = false }: NonNullable<PlainPage['newWindow']>): string {
  return `<p id="window"${isHidden ? ' hidden' : ''}><a class="button" target="_blank"${attribute('href', href)}>${escapeMarkup(label)}</a></p>`;
}

/** Renders a page without inline script or style: both come from files of our own. */
export function renderPage(page: PlainPage, language: string): string {
  const act = page.script?.act ?? (page.closes ? 'close' : '');
  const data = Object.entries(page.script?.data ?? {}).map(([name, value]) => attribute(`data-${name}`, value));
  const paragraphs = page.paragraphs.map((words) => `<p>${escapeMarkup(words)}</p>`);
  return [
    `<!doctype html><html lang="${language}" dir="${languageOf(language).direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escapeMarkup(page.title)} – ${productName}</title><link rel="stylesheet" href="/lti/page.css">`,
    `</head><body${attribute('data-act', act)}${data.join('')}><main><h1>${escapeMarkup(page.title)}</h1>`,
    `<div id="words" role="status">${paragraphs.join('')}</div>`,
    page.form ? formOf(page.form) : '',
    page.newWindow ? linkOf(page.newWindow) : '',
    '</main><script src="/lti/page.js" defer></script></body></html>',
  ].join('');
}
