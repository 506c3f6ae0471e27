import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../../scripts/failure.mjs';
import { startInstances } from '../contenders/instances.mjs';
import { ask } from '../http.mjs';
import { spread } from '../statistics.mjs';
import { pages } from './requests.mjs';
import { signIn } from './writes.mjs';
import { inTurn } from './wrk.mjs';

const number = 3;
const connections = 64;

/**
 * Three instances against one of them, through nginx; and how long a change takes to all of them.
 * @param {import('../stage.mjs').Stage} stage
 */
export async function measureInstances({ programs, options, say }) {
  say(`${number} instances on PostgreSQL and a store`);
  const instances = await startInstances(number);
  const { one, all } = instances.before;
  const administrator = { authorization: `Bearer ${await signIn({ url: instances.urls[0] })}` };
  const asked = [
    ...Object.entries(pages).map(([page, path]) => ({ page, path, own: {} })),
    // Read from the database each time
    { page: 'list call, signed in', path: pages['list call'], own: administrator },
  ];
  const rows = [];
  for (const { page, path, own } of asked) {
    say(`${page}, one instance and ${number}`);
    const headers = { 'accept-encoding': 'br', ...own };
    // The instances, PostgreSQL, the store and nginx are all children of this process
    const targets = [one, all].map((url) => ({ pid: process.pid, url: url + path, headers }));
    const [single, several] = await inTurn(programs.wrk, targets, { ...options, connections });
    rows.push({ page, one: single, all: several });
  }
  say('changes reach the others');
  const reached = await reach(instances.urls, administrator, options.saves);
  await instances.stop();
  return { number, rows, reached };
}

/**
 * The milliseconds from the sending of a save at the first instance until each of the others answers a kept call with
 * it. None may answer with what was there before once the save has been answered.
 * @param {string[]} urls @param {Record<string, string>} headers @param {number} saves
 */
async function reach([first, ...others], headers, saves) {
  const call = pages['list call'];
  const given = () => Promise.all(others.map((url) => ask(url + call, { expect: 200 })));
  const times = [];
  for (let time = 0; time <= saves; time += 1) {
    // Each has it in its memory
    await given();
    const form = new FormData();
    const title = `عنوان جديد ${time}.`;
    form.set('title_ar', title);
    const start = performance.now();
    const seen = Promise.all(others.map((url) => shows(url + call, title)));
    const answer = await fetch(`${first}/api/update-article/5`, { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Failure(`A save was answered with ${answer.status}.`);
    if ((await given()).some(({ body }) => !body.includes(title)))
      throw new Failure('A reader was given what was there before a save.');
    // The first save is the compilers'
    if (time > 0) times.push(Math.max(...(await seen)) - start);
  }
  return spread(times);
}

/** The moment from which an address answers with a text. @param {string} url @param {string} text */
async function shows(url, text) {
  while (!(await ask(url)).body.includes(text)) await delay(2);
  return performance.now();
}
