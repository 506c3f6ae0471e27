import type { Language } from '#shared/languages.ts';
import { type MessageKey, message } from '#shared/messages/messages.ts';
import { failureOf, isRefused } from '../contact/form/refused.ts';
import type { Site } from '../context.ts';
import { titlesOf } from './subscription-words.ts';
import { type TypedChoice, typedChoice } from './typed-choice.ts';

/** The content of the page behind a mail's link. */
export type SubscriptionView = {
  title: string;
  lines: string[];
  titles?: string[];
  /** The one button of a question. */
  button?: string;
  /** The form of a subscriber. */
  choice?: TypedChoice;
  failure?: string;
  /** The secret of the subscriber's links, where the page leads to them. */
  key?: string;
  isOver?: true;
};

type Query = { confirm: string; key: string; leave: string };

const queryOf = (url: URL): Query => ({
  confirm: url.searchParams.get('confirm') ?? '',
  key: url.searchParams.get('key') ?? '',
  leave: url.searchParams.get('leave') ?? '',
});

type Shown = { view: SubscriptionView; status: number };

/** The question of a mail's link: nothing happens before its button is pressed, since programs follow links, too. */
export async function showSubscription(site: Site, url: URL, language: Language): Promise<Shown> {
  const { confirm, key, leave } = queryOf(url);
  const t = (name: MessageKey, values?: Record<string, string>) => message(language, name, values);
  return guarded(site, language, async (subscriptions) => {
    if (confirm) {
      const { email, sections } = await subscriptions.requested(confirm);
      return {
        title: t('subscription.confirmTitle'),
        lines: [t('subscription.confirmText', { address: `\u2066${email}\u2069` })],
        titles: titlesOf(language, sections),
        button: t('subscription.confirm'),
      };
    }
    const { sections, digest } = await subscriptions.chosen(leave || key);
    if (leave)
      return {
        title: t('subscription.leaveTitle'),
        lines: [t('subscription.leaveText')],
        button: t('subscription.leave'),
        key: leave,
      };
    return { title: t('subscription.manageTitle'), lines: [], choice: { sections, digest }, key };
  });
}

/** Does what the form says; the one click of RFC 8058 is the button of the link that leaves. */
export async function receiveSubscription(
  site: Site,
  request: Request,
  { url, language }: { url: URL; language: Language },
): Promise<Shown> {
  const { confirm, key, leave } = queryOf(url);
  const t = (name: MessageKey) => message(language, name);
  const form = await request.formData();
  return guarded(site, language, async (subscriptions) => {
    if (confirm) {
      const own = await subscriptions.confirm(confirm);
      return {
        title: t('subscription.confirmed'),
        lines: [t('subscription.confirmedText')],
        key: own,
      };
    }
    if (leave || form.get('act') === 'leave') {
      await subscriptions.leave(leave || key);
      return {
        title: t('subscription.left'),
        lines: [t('subscription.leftText')],
        isOver: true,
      };
    }
    const choice = typedChoice(form);
    const title = t('subscription.manageTitle');
    try {
      await subscriptions.change(key, { ...choice, language });
      return { title, lines: [t('subscription.saved')], choice, key };
    } catch (error) {
      if (site.statusOf(error) !== 422) throw error;
      const { message: failure } = failureOf(error, language, 'subscribe.failed');
      return { title, lines: [], choice, key, failure };
    }
  });
}

type Subscriptions = NonNullable<Site['services']['subscriptions']>;

async function guarded(
  site: Site,
  language: Language,
  work: (subscriptions: Subscriptions) => Promise<SubscriptionView>,
): Promise<Shown> {
  const { subscriptions } = site.services;
  try {
    const view = subscriptions && (await work(subscriptions));
    if (view) return { view, status: view.failure ? 422 : 200 };
    return gone(language, 404);
  } catch (error) {
    const status = site.statusOf(error);
    if (status === 500) site.report(error);
    if (isRefused(error) && status < 500) return gone(language, status);
    return { view: { title: message(language, 'state.failed'), lines: [] }, status };
  }
}

function gone(language: Language, status: number): Shown {
  return {
    view: {
      title: message(language, 'subscription.gone'),
      lines: [message(language, 'subscription.goneText')],
      isOver: true,
    },
    status,
  };
}
