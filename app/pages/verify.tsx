import '../styles/pages/verify.css';
import { createContext, data } from 'react-router';
import { message } from '#shared/messages/messages.ts';
import { href } from '#shared/site/href.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import { textField } from '../contact/form/text-field.ts';
import { senderContext, siteContext } from '../context.ts';
import { pageHead } from '../head.ts';
import { useLanguage } from '../language.tsx';
import { PageBand } from '../ui/page-band.tsx';
import { type Verified, verifyCopy } from '../verify/verify-copy.ts';
import { VerifyForm } from '../verify/verify-form.tsx';
import { VerifyResult } from '../verify/verify-result.tsx';
import { verifyWords } from '../verify/verify-view.ts';
import type { Route } from './+types/verify.ts';

/** The result of a form that was posted with this request. */
const verifiedContext = createContext<Verified | null>(null);

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const typed = (name: string) => textField(form, name);
  const copy = {
    text: typed('text'),
    file: typed('file_sha256') || undefined,
  };
  const { refusal } = context.get(senderContext);
  const { verified, status } = await verifyCopy(
    context.get(siteContext),
    { ...copy, refusal },
    urlLanguage(url.pathname),
  );
  context.set(verifiedContext, verified);
  return data(null, { status });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = urlLanguage(url.pathname);
  const shown = {
    title: message(language, 'verify.title'),
    description: message(language, 'verify.description'),
    words: verifyWords(language),
  };
  const posted = context.get(verifiedContext);
  const code = url.searchParams.get('code');
  if (posted || code === null) return data({ ...shown, verified: posted ?? undefined });
  const { verified, status } = await verifyCopy(context.get(siteContext), { text: code }, language);
  return data({ ...shown, verified }, { status });
}

/** No cache stores what a sender gave. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, description, verified } = args.loaderData;
  return pageHead(args, { title, description, noindex: verified !== undefined });
}

export default function Verify({ loaderData: { title, words, verified } }: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <>
      <PageBand current={title} heading={title} />
      <div className="band">
        <div className="container verify">
          {verified?.view && <VerifyResult view={verified.view} words={words} />}
          <p>{words.lead}</p>
          <VerifyForm
            action={href('verify', { language })}
            text={verified?.text ?? ''}
            failure={verified?.failure}
            words={words}
          />
        </div>
      </div>
    </>
  );
}
