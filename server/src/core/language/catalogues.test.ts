import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages } from '@lemma/contracts/messages';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { declaredMessages } from '../../testing/declared-messages.ts';

const root = resolve(import.meta.dirname, '../../../..');

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Parts of a message as its judge reads them: parameters, tags, and the forms of its plurals. */
function partsOf(elements: readonly Element[]): { names: Set<string>; plurals: string[][] } {
  const names = new Set<string>();
  const plurals: string[][] = [];
  const visit = (list: readonly Element[]): void => {
    for (const element of list) {
      const type: number = element.type;
      if ('value' in element && type !== 0) names.add(`${type === 8 ? '<>' : ''}${element.value}`);
      if ('children' in element) visit(element.children);
      if (!('options' in element)) continue;
      if (type === 6) plurals.push(Object.keys(element.options));
      for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(elements);
  return { names, plurals };
}

const read = (text: string, locale: string) => partsOf(new IntlMessageFormat(text, locale).getAst());

/** The English text of each message, by its id. */
async function declared(): Promise<ReadonlyMap<string, string>> {
  const messages = await declaredMessages('{server,contracts,math}');
  const ids = messages.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  return new Map(messages.map(({ id, text }) => [id, text]));
}

describe.each(languages.filter(({ tag, state }) => tag !== 'en' && state !== 'pseudo'))(
  'the words of $name',
  (language) => {
    const { tag, locale, state } = language;
    const catalogues = globSync(`{server,contracts,math}/src/**/messages.${tag}.json`, { cwd: root });
    const words = catalogues.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(resolve(root, file), 'utf8')) as Record<string, string>),
    );

    it('are those of messages that there are, once each', async () => {
      const messages = await declared();
      expect(words.map(([id]) => id).filter((id, at, ids) => !messages.has(id) || ids.indexOf(id) !== at)).toEqual([]);
    });

    it.runIf(state === 'offered')('are there for every message of the server', async () => {
      const known = new Set(words.map(([id]) => id));
      const missing = [...(await declared()).keys()].filter((id) => id.startsWith('server.') && !known.has(id));
      expect(missing).toEqual([]);
    });

    it('have the parameters and tags of the English ones, and every form of a plural', async () => {
      const messages = await declared();
      const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      const wrong = words.flatMap(([id, text]) => {
        const [own, english] = [read(text, locale), read(messages.get(id) ?? '', 'en')];
        const isSame = [...own.names].toSorted().join() === [...english.names].toSorted().join();
        const isWhole = own.plurals.every((plural) => forms.every((form) => plural.includes(form)));
        return isSame && isWhole ? [] : [id];
      });
      expect(wrong).toEqual([]);
    });
  },
);
