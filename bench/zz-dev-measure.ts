import { measureSearches } from './catalogue.ts';
import { withProduct } from './databases.ts';
import pg from 'pg';
const [name] = process.argv.slice(2);
const databaseUrl = process.env['U']!.replace(/postgres$/, name!);
const c = new pg.Client({ connectionString: databaseUrl }); await c.connect();
const { rows } = await c.query('select word from search_words where count between 2 and 5 and length(word) > 6 order by word limit 1'); await c.end();
const place = { dataDir: `/tmp/lemma/perf/${name}`, databaseUrl, remove: async () => {} };
console.table(await withProduct(place, (server) => measureSearches(server, rows[0].word)));
