import { createContext, data, type LinksFunction } from 'react-router';
import { message } from '#shared/messages/messages.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import { questionInWords } from '../contact/captcha/question-in-words.ts';
import type { ReceiptPage } from '../contact/receipt/page/receipt-page.ts';
import { ReceiptSlot } from '../contact/receipt/page/receipt-slot.tsx';
import { receiveReceipt } from '../contact/receipt/page/receive-receipt.ts';
import { useLeaving } from '../contact/use-leaving.ts';
import { senderContext, siteContext } from '../context.ts';
import { useFrame } from '../frame.ts';
import { pageHead } from '../head.ts';
import { useMessages } from '../language.tsx';
import contactStyle from '../styles/contact-section.css?url';
import { PageBand } from '../ui/page-band.tsx';
import type { Route } from './+types/receipt.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: contactStyle }];

/** Result of a form posted with this request: the page's head needs it too. */
const postedContext = createContext<ReceiptPage | null>(null);

export async function action({ context, request }: Route.ActionArgs) {
  const { page, status } = await receiveReceipt(
    context.get(siteContext),
    request,
    context.get(senderContext),
  );
  context.set(postedContext, { ...page, attempt: crypto.randomUUID() });
  return data(null, { status });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { captcha, keyDocument } = context.get(siteContext).services;
  const question = await captcha.question('receipt', context.get(senderContext).address);
  return {
    captcha: captcha.of('receipt'),
    question: questionInWords(urlLanguage(url.pathname), question),
    posted: context.get(postedContext) ?? undefined,
    keys: await keyDocument.keys().catch(() => undefined),
  };
}

/** No proxy stores the page, and the next site receives no referrer. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
}

export function meta(args: Route.MetaArgs) {
  const language = urlLanguage(args.location.pathname);
  const prefix = args.loaderData?.posted?.failure ? message(language, 'form.errorPrefix') : '';
  return pageHead(args, {
    // The contact page's: a tab of the browser and its history do not say who has a receipt
    title: prefix + message(language, 'contact-us.title'),
    description: message(language, 'contact-us.description'),
    noindex: true,
  });
}

export default function Receipt({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { contact } = useFrame();
  useLeaving(contact.leaveTo);
  return (
    <>
      <PageBand current={t('contact-us.title')} heading={t('receipt.title')} />
      <section className="band contact-band">
        <div className="container contact-section">
          <div className="forms">
            <ReceiptSlot {...loaderData} contact={contact} />
          </div>
        </div>
      </section>
    </>
  );
}
