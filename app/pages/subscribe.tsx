import '../styles/pages/subscription.css';
import { createContext, data } from 'react-router';
import { otherLanguage } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { numeral } from '#shared/numeral.ts';
import { routeHref } from '#shared/site/href.ts';
import { subscribeRoute } from '#shared/site/public-routes.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import { confirmationsPerDay } from '#shared/subscriptions/subscription-limits.ts';
import { questionInWords } from '../contact/captcha/question-in-words.ts';
import type { Question } from '../contact/form/submission.ts';
import { senderContext, siteContext } from '../context.ts';
import { receiveSubscribe, type Subscribing } from '../subscriptions/receive-subscribe.ts';
import { SubscribeForm } from '../subscriptions/subscribe-form.tsx';
import { subscriptionWords } from '../subscriptions/subscription-words.ts';
import { PageBand } from '../ui/page-band.tsx';
import type { Route } from './+types/subscribe.ts';

/** Seconds that nobody notices who reads the form. */
const unnoticed = 3;

/** The result of a form that was posted with this request. */
const postedContext = createContext<Subscribing | null>(null);

export async function action({ context, request, url }: Route.ActionArgs) {
  const visitor = { sender: context.get(senderContext), language: urlLanguage(url.pathname) };
  const { posted, status } = await receiveSubscribe(context.get(siteContext), request, visitor);
  context.set(postedContext, posted);
  return data(null, { status });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = urlLanguage(url.pathname);
  const posted = context.get(postedContext);
  const { captcha } = context.get(siteContext).services;
  const question =
    posted?.question ??
    questionInWords(language, await captcha.question('subscribe', context.get(senderContext).address));
  const isSent = posted !== null && !posted.failure;
  const other = otherLanguage(language);
  return {
    title: message(language, isSent ? 'subscribe.sent' : 'subscribe.title'),
    lines: isSent
      ? [
          message(language, 'subscribe.sentText'),
          message(language, 'subscribe.limit', { most: numeral(language, confirmationsPerDay) }),
        ]
      : [message(language, 'subscribe.lead'), message(language, 'subscribe.privacy')],
    here: message(language, 'subscribe.language'),
    other: {
      language: other,
      text: message(other, 'subscribe.inThis'),
      path: routeHref(subscribeRoute, { language: other }),
    },
    words: {
      ...subscriptionWords(language),
      submit: message(language, 'subscribe.submit'),
      why: message(language, 'question.why'),
      wait:
        question.wait > unnoticed
          ? message(language, 'question.wait', { seconds: numeral(language, question.wait) })
          : '',
    },
    form: isSent
      ? undefined
      : { question: questionFor(question), failure: posted?.failure, typed: typedIn(posted, url) },
  };
}

/** A question as the form shows it. */
const questionFor = ({ token, text, ...before }: Question) => ({
  token,
  text,
  typed: before['answer'] ?? '',
});

/** The fields as they were typed, or the section of the list that led here. */
function typedIn(posted: Subscribing | null, url: URL) {
  if (!posted) return { email: '', sections: url.searchParams.getAll('section'), digest: false };
  const { email, sections, digest } = posted;
  return { email, sections, digest };
}

/** No cache stores what a sender typed. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title ?? '' }, { name: 'robots', content: 'noindex' }];
}

export default function Subscribe({ loaderData }: Route.ComponentProps) {
  const { title, lines, here, other, words, form } = loaderData;
  return (
    <>
      <PageBand current={title} />
      <div className="band">
        <div className="container subscription">
          {lines.map((line) => (
            <p key={line} role={form ? undefined : 'status'}>
              {line}
            </p>
          ))}
          {form && (
            <>
              <p>
                {here}{' '}
                <a href={other.path} lang={other.language} hrefLang={other.language}>
                  {other.text}
                </a>
              </p>
              <SubscribeForm words={words} {...form} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
