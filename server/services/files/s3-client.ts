import type { S3 } from '@aws-sdk/client-s3';

/** Where the files are, and the key to it. */
export type Store = {
  bucket: string;
  /** What the names of all files begin with: empty, or a folder with a slash at its end. */
  prefix: string;
  /** Undefined is Amazon's own, which follows from the region. */
  endpoint: string | undefined;
  region: string;
  keyId: string;
  key: { reveal(): string };
};

/** Milliseconds: until a connection stands, until an answer begins, and how long one may fall silent in the middle. */
const timeout = { connectionTimeout: 1_500, requestTimeout: 5_000, socketTimeout: 60_000 };

/** A visitor with a slow connection holds one for as long as a large file takes. */
const connections = { maxSockets: 512 };

const ignore = () => {};

/** The library takes 40 MB: only a site that uses a store loads it. */
export async function connectS3({ endpoint, region, keyId, key }: Store): Promise<S3> {
  const { S3: Client } = await import('@aws-sdk/client-s3');
  return new Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: key.reveal() },
    // Few stores but Amazon's have a name in the DNS for each bucket, or know its newer checksums
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
    // It would write lines of its own to the console
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
  });
}

/** Undefined where the store said that there is no such file. */
export function unlessMissing(error: unknown): undefined {
  if (statusOf(error) !== 404) throw error;
}

/** Whether a file was replaced or removed between two questions: nothing that is wrong with the store. */
export function hasChanged(error: unknown): boolean {
  return statusOf(error) === 412 || (error instanceof Error && error.name === 'NoSuchKey');
}

/** What only the operator can mend, by how the store answered the question for its bucket. */
export function mistakeOf(error: unknown, { bucket }: Store): Error | undefined {
  const status = statusOf(error) ?? 500;
  if (status === 404) return new Error(`STORAGE_URL: the store has no bucket ${bucket}: make it first`);
  if (status === 401 || status === 403) {
    return new Error(
      `STORAGE_URL: the store does not let AWS_ACCESS_KEY_ID with AWS_SECRET_ACCESS_KEY use the bucket ${bucket}`,
    );
  }
  if (status >= 500 || status === 429) return undefined;
  return new Error(`STORAGE_URL: the store answers ${status}: the region or the endpoint is another one`);
}

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
}
