import { data } from 'react-router';
import { picture } from '#shared/content/images.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import { captchaMark } from '../contact/captcha/captcha.ts';
import { siteContext } from '../context.ts';
import { organisation, pageHead } from '../head.ts';
import { homeData } from '../home-data.ts';
import { HomePage } from '../home-page.tsx';
import type { Route } from './+types/home.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const home = await homeData(context.get(siteContext), urlLanguage(url.pathname));
  return data(home, { status: home.failed ? 503 : 200 });
}

export function meta(args: Route.MetaArgs) {
  const frame = args.matches[1].loaderData;
  const home = args.loaderData;
  if (!frame || !home) return [];
  const [first] = home.hero.slides;
  return [
    ...pageHead(args, {
      title: home.hero.title,
      description: frame.identity.description,
      structured: [organisation(frame)],
    }),
    ...captchaMark(home.captchas),
    ...(first ? [preload(first.tall, '(width < 600px)'), preload(first.wide, '(width >= 600px)')] : []),
  ];
}

/** The first picture is the first view's largest part: the browser learns of it before the style sheet. */
function preload(image: string, media: string) {
  const { avif } = picture(image);
  return {
    tagName: 'link' as const,
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avif,
    imageSizes: '100vw',
    media,
    fetchPriority: 'high',
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
