import { addressLanguage } from '#shared/addresses.ts';
import { message } from '#shared/messages/messages.ts';
import { ContactPlace } from '../contact/contact-place.tsx';
import { pageHead } from '../head.ts';
import { useMessages } from '../language.tsx';
import { PageBand } from '../ui/page-band.tsx';
import type { Route } from './+types/contact-us.ts';

export function meta(args: Route.MetaArgs) {
  const language = addressLanguage(args.location.pathname);
  return pageHead(args, {
    title: message(language, 'contact-us.title'),
    description: message(language, 'contact-us.description'),
  });
}

export default function ContactUs() {
  const t = useMessages();
  return (
    <>
      <PageBand current={t('contact-us.title')} />
      <ContactPlace />
    </>
  );
}
