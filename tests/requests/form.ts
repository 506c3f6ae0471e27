type Value = string | Uint8Array | { bytes: Uint8Array; name: string; type?: string };

/** A form as a browser sends it; bytes are sent as a file, an undefined field not at all. */
export async function form(fields: Record<string, Value | undefined>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (typeof value === 'string') data.append(name, value);
    else {
      const file = value instanceof Uint8Array ? { bytes: value, name: 'photo.jpg' } : value;
      const blob = new Blob([new Uint8Array(file.bytes)], { type: file.type ?? 'image/jpeg' });
      data.append(name, blob, file.name);
    }
  }
  const sent = new Response(data);
  return {
    method: 'POST' as const,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  };
}
