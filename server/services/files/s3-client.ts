import type { S3 } from '@aws-sdk/client-s3';

/** Location and credentials of the store. */
export type Store = {
  bucket: string;
  /** Prefix of all object names: empty, or a folder with a trailing slash. */
  prefix: string;
  /** Undefined is Amazon's, which follows from the region. */
  endpoint: string | undefined;
  region: string;
  keyId: string;
  key: { reveal(): string };
};

/** Milliseconds: until a connection is open, until a response begins, and of inactivity in the middle of one. */
const timeout = { connectionTimeout: 1_500, requestTimeout: 5_000, socketTimeout: 60_000 };

/** A slow client occupies a connection for the duration of its download. */
const connections = { maxSockets: 512 };

const ignore = () => {};

/** The library takes 40 MB, so it is loaded only for sites that use a store. */
export async function connectS3({ endpoint, region, keyId, key }: Store): Promise<S3> {
  const { S3: Client } = await import('@aws-sdk/client-s3');
  return new Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: key.reveal() },
    // Few stores other than Amazon's have a DNS name per bucket, or support its newer checksums
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      ...timeout,
      throwOnRequestTimeout: true,
      httpAgent: connections,
      httpsAgent: connections,
    },
    // The library would write to the console
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
  });
}

/** Undefined if the store reported a missing file. */
export function unlessMissing(error: unknown): undefined {
  if (statusOf(error) !== 404) throw error;
}

/** True if a file was replaced or removed between two requests, which is not a failure of the store. */
export function hasChanged(error: unknown): boolean {
  return statusOf(error) === 412 || (error instanceof Error && error.name === 'NoSuchKey');
}

/** Configuration errors that only the operator can fix, by the store's response for its bucket. */
export function mistakeOf(error: unknown, { bucket }: Store): Error | undefined {
  const status = statusOf(error) ?? 500;
  if (status === 404) return new Error(`STORAGE_URL: the store has no bucket ${bucket}: make it first`);
  if (status === 401 || status === 403) {
    return new Error(
      `STORAGE_URL: the store does not let AWS_ACCESS_KEY_ID with AWS_SECRET_ACCESS_KEY use the bucket ${bucket}`,
    );
  }
  if (status >= 500 || status === 429) return undefined;
  return new Error(
    `STORAGE_URL: the store responds with ${status}: the region or the endpoint is another one`,
  );
}

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
}
