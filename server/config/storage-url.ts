import { z } from 'zod';

/** Location of this site's files in an S3-compatible store. */
export type StoreAddress = {
  bucket: string;
  /** Prefix of all object names: empty, or a folder with a trailing slash. */
  prefix: string;
  /** The store's endpoint; undefined is Amazon's, which follows from the region. */
  endpoint: string | undefined;
  region: string;
};

const expected =
  'expected s3://bucket or s3://bucket/folder, with ?endpoint=https://… of the store and &region=… where it has one';

/** `s3://bucket[/folder]?endpoint=…&region=…`. The key to the store has variables of its own. */
export const storageUrl = z.string().transform((value, context): StoreAddress => {
  const address = addressOf(value);
  if (address) return address;
  context.addIssue(expected);
  return z.NEVER;
});

function addressOf(value: string): StoreAddress | undefined {
  const [, bucket, folder, query = ''] =
    /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/\w[\w.-]*)*)\/?(?:\?(.*))?$/.exec(value) ?? [];
  if (bucket === undefined) return undefined;
  const { endpoint, region = 'us-east-1', ...others } = Object.fromEntries(new URLSearchParams(query));
  if (Object.keys(others).length > 0 || !/^[a-z\d-]+$/i.test(region)) return undefined;
  if (endpoint !== undefined && !isEndpoint(endpoint)) return undefined;
  return { bucket, prefix: folder ? `${folder.slice(1)}/` : '', endpoint, region };
}

function isEndpoint(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return !url.search && !url.hash && !url.username && !url.password;
}
