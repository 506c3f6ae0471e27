import type { Context } from './context.ts';
import type { Machine } from './machine.ts';
import { type Audits, measureAudits } from './measure/audits.ts';
import { type Channel, measureChannel } from './measure/channel.ts';
import { type Growth, measureGrowth } from './measure/growth.ts';
import { type Instances, measureInstances } from './measure/instances.ts';
import { measurePageViews, type Views } from './measure/page-views.ts';
import { measureRequests, type RequestRow } from './measure/requests.ts';
import { measureSearch, type Search } from './measure/search/search.ts';
import { measureSnapshot, type Snapshot } from './measure/snapshot/snapshot.ts';
import { measureStarts, type Starts } from './measure/starts.ts';
import { measureVerify, type Verify } from './measure/verify/verify.ts';
import { measureWeight, type Weight } from './measure/weight.ts';
import { measureWrites, type Writes } from './measure/writes.ts';
import type { Options } from './options.ts';
import type { PartName } from './part-names.ts';

/** The result of each part. */
export type Parts = {
  requests: RequestRow[];
  views: Views;
  weight: Weight;
  audits: Audits;
  growth: Growth;
  search: Search;
  verify: Verify;
  snapshot: Snapshot;
  writes: Writes;
  channel: Channel;
  starts: Starts;
  instances: Instances;
};

/** The parts of the benchmarks; undefined where a program for it is missing. */
export const parts: { [Name in PartName]: (context: Context) => Promise<Parts[Name] | undefined> } = {
  requests: measureRequests,
  views: measurePageViews,
  weight: measureWeight,
  audits: measureAudits,
  growth: measureGrowth,
  search: measureSearch,
  verify: measureVerify,
  snapshot: measureSnapshot,
  writes: measureWrites,
  channel: measureChannel,
  starts: measureStarts,
  instances: measureInstances,
};

/** The results of the parts that were measured. */
export type Measured = { [Name in PartName]?: Parts[Name] | undefined };

/** The input of the report. */
export type Results = Measured & { machine: Machine; options: Options; minutes: number };
