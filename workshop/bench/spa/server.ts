// The plain application's server: its files, and the specification's calls over the content of a Diwan. No result is
// cached between two calls; Express adds an ETag.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import compression from 'compression';
import express from 'express';
import { sections } from '../../../shared/site/sections.ts';

const [files = '', dataDir = '', port] = process.argv.slice(2);
const database = new DatabaseSync(join(dataDir, 'diwan.sqlite'), { readOnly: true });
const list = database.prepare(
  `select id, image, title_en, title_ar, description_en, description_ar, date_en, date_ar, created_at, updated_at
   from content_item where section = ? order by id desc limit ?`,
);
const profile = database.prepare('select * from manager_profile where id = 1');

const app = express();
app.use(compression());
app.use('/assets', express.static(join(files, 'assets'), { maxAge: '1y', immutable: true }));
app.use(express.static(files));
app.use('/storage', express.static(join(dataDir, 'storage'), { maxAge: '1d' }));

for (const { key, calls, listKeys, namesManager } of sections) {
  app.get(`/api/${calls.list}`, (request, response) => {
    const items = list.all(key, Number(request.query['limit'] ?? -1));
    const heading = namesManager ? { manager_name: readProfile().manager_name } : {};
    response.json({ ...Object.fromEntries(listKeys.map((name) => [name, items])), ...heading });
  });
}

app.get('/api/about-manager-main', (_request, response) => response.json({ content: readProfile() }));

app.use((_request, response) => response.sendFile(join(files, 'index.html')));
app.listen(Number(port), '127.0.0.1');

function readProfile() {
  const row = profile.get() ?? {};
  const bilingual = (name: string) => ({ ar: row[`${name}_ar`], en: row[`${name}_en`] });
  return {
    manager_name: bilingual('manager_name'),
    section_1: bilingual('section_1'),
    image: row['image'],
  };
}
