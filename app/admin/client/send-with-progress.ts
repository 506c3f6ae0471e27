type Request = { method: string; headers: Record<string, string>; form: FormData };

/** Sends a form as `fetch` does, and reports which part of it is sent: `fetch` cannot. */
export function sendWithProgress(
  url: string,
  { method, headers, form }: Request,
  onProgress: (part: number) => void,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open(method, url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  request.addEventListener('load', () => {
    const lines = request.getAllResponseHeaders().trim().split(/\r\n/);
    const received = lines.map((line) => line.split(/: ?(.*)/s, 2) as [string, string]);
    resolve(new Response(request.responseText, { status: request.status, headers: received }));
  });
  request.addEventListener('error', () => reject(new TypeError('The request failed.')));
  request.send(form);
  return promise;
}
