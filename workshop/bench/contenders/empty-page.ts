import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** All that an audit asks of a page, and nothing else: without its icon the browser would report one that is missing. */
const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>An empty page</title>
<meta name="description" content="A page of one heading, without style, script or pictures.">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
</head>
<body>
<main><h1>An empty page</h1></main>
</body>
</html>
`;

/** A page without anything to load, on the loopback address. */
export async function startEmptyPage(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(({ url }, response) => {
    if (url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server[Symbol.asyncDispose]() };
}
