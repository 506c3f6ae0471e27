import { type APIRequestContext, expect } from '@playwright/test';

/** Calls the site as another administrator would, at the same time. */
export function adminCalls(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return {
    async get<T>(path: string): Promise<T> {
      const answer = await request.get(`/api/${path}`, { headers });
      expect(answer.status(), path).toBe(200);
      return (await answer.json()) as T;
    },
    async post(path: string, data: unknown): Promise<void> {
      const answer = await request.post(`/api/${path}`, { headers, data });
      expect(answer.status(), await answer.text()).toBeLessThan(300);
    },
    async postForm(path: string, multipart: Record<string, string>): Promise<void> {
      const answer = await request.post(`/api/${path}`, { headers, multipart });
      expect(answer.status(), await answer.text()).toBeLessThan(300);
    },
  };
}

/** A red picture of 3 × 2 pixels. */
export const smallPicture = {
  name: 'portrait.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWP4z8AAQVDqPwMDAEHSBfsYFwTiAAAAAElFTkSuQmCC',
    'base64',
  ),
};
