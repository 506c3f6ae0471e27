import {
  createContext,
  data,
  type LinksFunction,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router';
import { message } from '#shared/messages/messages.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import { captchaMark } from '../contact/captcha/captcha.ts';
import { questionInWords } from '../contact/captcha/question-in-words.ts';
import { ContactSection } from '../contact/contact-section.tsx';
import { receivePost } from '../contact/form/receive-post.ts';
import type { Posted } from '../contact/form/submission.ts';
import { tabIn, tabs } from '../contact/tabs.ts';
import { senderContext, siteContext } from '../context.ts';
import { pageHead } from '../head.ts';
import { useMessages } from '../language.tsx';
import contactStyle from '../styles/contact-section.css?url';
import { PageBand } from '../ui/page-band.tsx';
import type { Route } from './+types/contact-us.ts';

/** The same file as on the home page, fetched before this page is shown. */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: contactStyle }];

/** Result of a form posted with this request: the page's head needs it too. */
const postedContext = createContext<Posted | null>(null);

export async function action({ context, request }: Route.ActionArgs) {
  const { posted, status } = await receivePost(context.get(siteContext), request, context.get(senderContext));
  context.set(postedContext, posted);
  return data(null, { status });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { captcha, keyDocument } = context.get(siteContext).services;
  const question = await captcha.question(tabIn(url.search), context.get(senderContext).address);
  return {
    captchas: { contact: captcha.of('contact'), report: captcha.of('report') },
    question: questionInWords(urlLanguage(url.pathname), question),
    posted: context.get(postedContext) ?? undefined,
    // Without a key the forms say themselves that they are closed
    keys: await keyDocument.keys().catch(() => undefined),
  };
}

/** A switch between the forms fetches no data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** No proxy stores the page, and the next site receives no referrer. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
}

export function meta(args: Route.MetaArgs) {
  const language = urlLanguage(args.location.pathname);
  const { posted, captchas } = args.loaderData ?? {};
  const prefix = posted?.failure ? message(language, 'form.errorPrefix') : '';
  return [
    ...pageHead(args, {
      // The same for both forms: a tab of the browser and its history do not say who reports
      title: prefix + message(language, 'contact-us.title'),
      description: message(language, 'contact-us.description'),
    }),
    ...(captchas ? captchaMark(captchas) : []),
  ];
}

export default function ContactUs({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { heading } = tabs[tabIn(useLocation().search)];
  return (
    <>
      <PageBand current={t('contact-us.title')} heading={t(heading)} />
      <ContactSection {...loaderData} ownPage />
    </>
  );
}
