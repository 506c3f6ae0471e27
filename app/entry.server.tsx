import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { formParts } from './contact/form/form-parts.ts';
import { FormPartsContext } from './contact/form/load-forms.ts';
import { ReceiptPartsContext } from './contact/receipt/page/load-receipt.ts';
import { receiptParts } from './contact/receipt/page/receipt-parts.ts';
import { fragmentsContext, renderedContext } from './context.ts';
import { FragmentCacheContext, keepFragments } from './layout/cached-fragments.ts';

/** React's marker of a part that is left to the browser, since it failed or is still pending. */
const givenUp = '<!--$!-->';

/**
 * Renders a complete page synchronously: its loaders have all its data, and nothing in it suspends. One
 * string can be hashed, compressed and cached, and costs half as much as a stream. The page and its data,
 * which the framework would embed, go to the host beside the response, which has no body.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  routerContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const fragments = routerContext.get(fragmentsContext);
  const data = fragments || !serverHandoffStream ? undefined : await text(serverHandoffStream);
  const page = (
    <FragmentCacheContext value={fragments}>
      <FormPartsContext value={formParts}>
        <ReceiptPartsContext value={receiptParts}>
          <ServerRouter context={context} url={request.url} />
        </ReceiptPartsContext>
      </FormPartsContext>
    </FragmentCacheContext>
  );
  const rendered = `<!DOCTYPE html>${renderToString(page)}`;
  const html = fragments ? keepFragments(rendered, fragments) : rendered;
  routerContext.set(renderedContext, { html, data });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(null, { status: html.includes(givenUp) ? 500 : status, headers });
}
