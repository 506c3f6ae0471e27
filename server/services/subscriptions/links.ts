import type { SubscriberSecrets } from '#server/crypto/subscriber-secrets.ts';
import type { Language } from '#shared/languages.ts';
import { href, routeHref } from '#shared/site/href.ts';
import { subscriptionRoute } from '#shared/site/public-routes.ts';
import type { SectionKey } from '#shared/site/sections.ts';

export type Links = ReturnType<typeof createLinks>;

/** The addresses in mails. Those of a subscriber hold a secret: nobody needs an account. */
export function createLinks(publicUrl: string, secrets: SubscriberSecrets) {
  const subscription = (language: Language, query: { confirm?: string; key?: string; leave?: string }) =>
    publicUrl + routeHref(subscriptionRoute, { language, ...query });
  return {
    confirmation: (language: Language, token: string) => subscription(language, { confirm: token }),
    async ofSubscriber({ id, language }: { id: string; language: Language }) {
      const key = await secrets.linkKey(id);
      return { manage: subscription(language, { key }), leave: subscription(language, { leave: key }) };
    },
    item: (section: SectionKey, id: number, language: Language) =>
      publicUrl + href('section-detail', { section, id, language }),
    home: (language: Language) => publicUrl + href('home', { language }),
    verification: (language: Language) => publicUrl + href('verify', { language }),
  };
}
