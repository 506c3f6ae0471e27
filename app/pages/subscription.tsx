import '../styles/pages/subscription.css';
import { createContext, data } from 'react-router';
import { message } from '#shared/messages/messages.ts';
import { routeHref } from '#shared/site/href.ts';
import { subscribeRoute, subscriptionRoute } from '#shared/site/public-routes.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import { siteContext } from '../context.ts';
import { ChoiceFields } from '../subscriptions/choice-fields.tsx';
import {
  receiveSubscription,
  type SubscriptionView,
  showSubscription,
} from '../subscriptions/receive-subscription.ts';
import { subscriptionWords } from '../subscriptions/subscription-words.ts';
import { PageBand } from '../ui/page-band.tsx';
import type { Route } from './+types/subscription.ts';

/** The result of a form that was posted with this request. */
const postedContext = createContext<SubscriptionView | null>(null);

export async function action({ context, request, url }: Route.ActionArgs) {
  const visitor = { url, language: urlLanguage(url.pathname) };
  const { view, status } = await receiveSubscription(context.get(siteContext), request, visitor);
  context.set(postedContext, view);
  return data(null, { status });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = urlLanguage(url.pathname);
  const posted = context.get(postedContext);
  const { view, status } = posted
    ? { view: posted, status: undefined }
    : await showSubscription(context.get(siteContext), url, language);
  const shown = {
    ...view,
    paths: {
      manage: view.key && routeHref(subscriptionRoute, { language, key: view.key }),
      subscribe: routeHref(subscribeRoute, { language }),
    },
    words: {
      ...subscriptionWords(language),
      save: message(language, 'subscription.save'),
      leave: message(language, 'subscription.leave'),
      manage: message(language, 'subscription.manageTitle'),
      again: message(language, 'subscription.again'),
    },
  };
  return status === undefined ? data(shown) : data(shown, { status });
}

/** No cache stores what is one person's, and no other site learns of the link. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title ?? '' }, { name: 'robots', content: 'noindex' }];
}

export default function Subscription({ loaderData }: Route.ComponentProps) {
  const { title, lines, titles = [], button, choice, failure, isOver, paths, words } = loaderData;
  return (
    <>
      <PageBand current={title} />
      <div className="band">
        <div className="container subscription">
          {lines.map((line) => (
            <p key={line} role="status">
              {line}
            </p>
          ))}
          {titles.length > 0 && (
            <ul>
              {titles.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          )}
          {button && (
            <form method="post">
              <button type="submit" className="button button-primary">
                {button}
              </button>
            </form>
          )}
          {choice && (
            <form className="form" method="post" action={paths.manage}>
              <ChoiceFields words={words} choice={choice} error={failure} />
              <button type="submit" className="button button-primary form-submit" name="act" value="save">
                {words.save}
              </button>
              <button type="submit" className="button button-outline" name="act" value="leave">
                {words.leave}
              </button>
            </form>
          )}
          {paths.manage && !choice && (
            <p>
              <a href={paths.manage}>{words.manage}</a>
            </p>
          )}
          {isOver && (
            <p>
              <a href={paths.subscribe}>{words.again}</a>
            </p>
          )}
        </div>
      </div>
    </>
  );
}
