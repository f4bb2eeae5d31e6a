import { describe, expect, it } from 'vitest';
import { speakerOf } from '../../../core/language/speakers.ts';
import { renderMail } from './render.ts';

const publicUrl = 'https://lemma.test';
const english = speakerOf('en');

describe('a mail as it is written', () => {
  it('[SC19] shows what was typed as it was typed', () => {
    const words = '<img src=x onerror=alert(1)> {{constructor}} ${7*7} "quoted" & more';
    const { html, text } = renderMail(publicUrl, { subject: 'x', paragraphs: [words] }, english);
    expect(text).toContain(words);
    expect(html).not.toContain('<img');
    expect(html).toContain('{{constructor}} ${7*7}');
  });

  it.each(['https://evil.example/', '@evil.example/', '.evil.example', ''])(
    '[SC19] links nowhere but to its own address: %j',
    (path) => {
      expect(() =>
        renderMail(publicUrl, { subject: 'x', paragraphs: [], action: { label: 'Open', path } }, english),
      ).toThrow('links elsewhere');
    },
  );
});
