import { productName } from '@lemma/contracts';
import { languageOf, wordsOf, type Said, type Speaker } from '@lemma/contracts/messages';

/** Text, or what is said in the reader's language. */
type Words = Said | string;

export interface MailContent {
  readonly subject: Words;
  /** Plain sentences; nothing in them is read as HTML or as a link. */
  readonly paragraphs: readonly Words[];
  /** Several things to read, each on an address below the public one. */
  readonly items?: readonly { readonly title: Words; readonly detail: Words; readonly path: string }[];
  /** The one thing to do, on an address below the public one. */
  readonly action?: { readonly label: Words; readonly path: string };
  /** After the action. */
  readonly afterwards?: readonly Words[];
  /** The link that ends these mails, in small type at the foot. */
  readonly ending?: { readonly label: Words; readonly path: string };
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const longestSubject = 200;

/** Text and HTML of a mail in its reader's language. Links lead to the public address alone, and what people typed stays what they typed. */
export function renderMail(
  publicUrl: string,
  { subject, items = [], action, ending, ...content }: MailContent,
  speaker: Speaker,
): RenderedMail {
  const inWords = (words: Words): string => wordsOf(words, speaker);
  const [paragraphs, afterwards] = [content.paragraphs.map(inWords), (content.afterwards ?? []).map(inWords)];
  const linkOf = ({ label, path }: { label: Words; path: string }) => ({
    label: inWords(label),
    url: addressBelow(publicUrl, path),
  });
  const { tag, direction } = languageOf(speaker.language);
  const link = action && linkOf(action);
  const end = ending && linkOf(ending);
  const listed = items.map(({ title, detail, path }) => ({
    ...linkOf({ label: title, path }),
    detail: inWords(detail),
  }));
  const closing = `${productName}, ${publicUrl}`;
  return {
    subject: oneLine(inWords(subject)).slice(0, longestSubject),
    text: [
      ...paragraphs,
      ...listed.map(({ label, detail, url }) => [label, detail, url].filter((line) => line !== '').join('\n')),
      ...(link ? [`${link.label}:\n${link.url}`] : []),
      ...afterwards,
      closing,
      ...(end ? [`${end.label}:\n${end.url}`] : []),
    ].join('\n\n'),
    html: [
      `<!doctype html><html lang="${tag}" dir="${direction}"><body style="margin:0;padding:24px;background:#f6f7f9">`,
      '<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:12px;',
      'font:16px/24px system-ui,-apple-system,Segoe UI,sans-serif;color:#1a1f2b">',
      ...paragraphs.map(paragraph),
      ...listed.map(listItem),
      ...(link ? [button(link)] : []),
      ...afterwards.map(paragraph),
      `<p style="margin:24px 0 0;font-size:14px;color:#5a6275">${escapeHtml(closing)}</p>`,
      ...(end ? [smallLink(end)] : []),
      '</div></body></html>',
    ].join('\n'),
  };
}

/** Throws where a path would lead elsewhere: a slip of ours, never a mail. */
function addressBelow(publicUrl: string, path: string): string {
  if (!path.startsWith('/')) throw new Error('a mail links elsewhere');
  const url = new URL(publicUrl + path);
  if (url.origin !== new URL(publicUrl).origin) throw new Error('a mail links elsewhere');
  return url.href;
}

const paragraph = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;` +
  `background:#2b4acb;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>` +
  `<p style="margin:0 0 16px;font-size:14px;word-break:break-all">${escapeHtml(url)}</p>`;

const listItem = ({ label, detail, url }: { label: string; detail: string; url: string }) =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:#2b4acb;font-weight:600">${escapeHtml(label)}</a>` +
  `<br><span style="color:#5a6275">${escapeHtml(detail)}</span></p>`;

const smallLink = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:8px 0 0;font-size:14px"><a href="${escapeHtml(url)}" style="color:#5a6275">${escapeHtml(label)}</a></p>`;

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** No line break ever gets into a header. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
