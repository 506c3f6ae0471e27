import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { formParts } from './contact/form/form-parts.ts';
import { FormPartsContext } from './contact/form/load-forms.ts';
import { ReceiptPartsContext } from './contact/receipt/page/load-receipt.ts';
import { receiptParts } from './contact/receipt/page/receipt-parts.ts';
import { renderedContext } from './context.ts';

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
  const data = serverHandoffStream && (await text(serverHandoffStream));
  const page = (
    <FormPartsContext value={formParts}>
      <ReceiptPartsContext value={receiptParts}>
        <ServerRouter context={context} url={request.url} />
      </ReceiptPartsContext>
    </FormPartsContext>
  );
  const html = `<!DOCTYPE html>${renderToString(page)}`;
  routerContext.set(renderedContext, { html, data });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(null, { status: html.includes(givenUp) ? 500 : status, headers });
}
