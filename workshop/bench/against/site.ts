import { environment } from '../contenders/diwan.ts';
import { type Headers, send } from '../http.ts';
import { post } from '../measure/saves.ts';
import { signIn } from '../measure/sign-in.ts';
import { freePort, type RunningServer, serverOf, startServer } from '../processes.ts';

type Settings = {
  /** The folder of the build. */
  tree: string;
  dataDir: string;
  core?: number;
  /** Stands in for the captcha provider, so that proofs are the same for any version. */
  captchaUrl?: string;
};

/** An article as long as usual ones. */
const texts = {
  title_ar: 'من دفتر الدوريات',
  title_en: 'From the patrol book',
  description_ar: 'يقوم كل تبليغ على ثقة: أن يصل الكلام إلى من يجب أن يسمعه. '.repeat(12),
  description_en: 'Every report rests on a trust: that the words will reach their reader. '.repeat(12),
  date_ar: 'أيار ٢٠٢٦',
  date_en: 'May 2026',
};

/** The site of a build, known by its starter and by the specification's calls alone: those are the same for any version. */
export type BuiltSite = RunningServer & { url: string };

/** A site with an editor's session and its number of articles. */
export type FilledSite = BuiltSite & { editor: Headers; articles: number };

/** Starts the site of a build and waits for its home page. */
export async function startSite({ tree, dataDir, core, captchaUrl }: Settings): Promise<BuiltSite> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { pid, stop } = await startServer([process.execPath, 'scripts/start.mjs'], `${url}/`, {
    cwd: tree,
    group: true,
    ...(core !== undefined && { core }),
    env: {
      ...environment({ port, dataDir, limits: false }),
      ...(captchaUrl && {
        CAPTCHA: 'recaptcha',
        RECAPTCHA_SITE_KEY: 'key of the site',
        RECAPTCHA_SECRET: 'secret of the site',
        RECAPTCHA_VERIFY_URL: captchaUrl,
      }),
    },
  });
  return { url, pid: serverOf(pid), stop };
}

/** Adds articles to the sample content, as an editor does. */
export async function fill(site: BuiltSite, created: number): Promise<FilledSite> {
  const editor = await signIn(site.url);
  for (let index = 0; index < created; index += 1)
    await post(`${site.url}/api/article`, editor, { ...texts, title_en: `${texts.title_en} ${index + 1}` });
  const { articles } = await readArticles(`${site.url}/api/articles`);
  return { ...site, editor, articles: articles.length };
}

export type Articles = { articles: { title_ar: string }[] };

export async function readArticles(url: string): Promise<Articles> {
  return JSON.parse((await send(url, { expect: 200 })).body.toString());
}
