// The plain application's server: its files, and the specification's calls over the content of a Diwan. Nothing is
// remembered between two calls; Express adds an ETag.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import compression from 'compression';
import express from 'express';
import { sections } from '../../../shared/site/sections.ts';

const [files, dataDir, port] = process.argv.slice(2);
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

for (const { key, calls, answer } of sections) {
  app.get(`/api/${calls.list}`, (request, response) => {
    const items = list.all(key, Number(request.query.limit ?? -1));
    const { manager_name_ar: ar, manager_name_en: en } = profile.get();
    const heading = key === 'manager-activities' ? { manager_name: { ar, en } } : {};
    response.json({ ...Object.fromEntries(answer.map((name) => [name, items])), ...heading });
  });
}

app.get('/api/about-manager-main', (_request, response) => {
  const { manager_name_ar, manager_name_en, section_1_ar, section_1_en, image } = profile.get();
  const content = {
    manager_name: { ar: manager_name_ar, en: manager_name_en },
    section_1: { ar: section_1_ar, en: section_1_en },
    image,
  };
  response.json({ content });
});

app.use((_request, response) => response.sendFile(join(files, 'index.html')));
app.listen(Number(port), '127.0.0.1');
