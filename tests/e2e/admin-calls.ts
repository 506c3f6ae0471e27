import { type APIRequestContext, expect } from '@playwright/test';

/** Calls the site as another administrator would, at the same time. */
export function adminCalls(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return {
    async get<T>(path: string): Promise<T> {
      const response = await request.get(`/api/${path}`, { headers });
      expect(response.status(), path).toBe(200);
      return (await response.json()) as T;
    },
    async post(path: string, data: unknown): Promise<void> {
      const response = await request.post(`/api/${path}`, { headers, data });
      expect(response.status(), await response.text()).toBeLessThan(300);
    },
    async postForm(path: string, multipart: Record<string, string>): Promise<void> {
      const response = await request.post(`/api/${path}`, { headers, multipart });
      expect(response.status(), await response.text()).toBeLessThan(300);
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
