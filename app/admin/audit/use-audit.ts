import { useSearchParams } from 'react-router';
import type { AuditEntry } from '#shared/audit/audit.ts';
import * as limits from '#shared/limits.ts';
import { call, callList } from '../client/api.ts';
import { pageIn } from '../client/page-in.ts';
import { useLoadedSearch } from '../client/use-loaded-search.ts';

/** Empty for all; `page` counts from 1. */
export type AuditQuery = { actor: string; action: string; page: number };

type Shown = { entries: AuditEntry[]; total: number; actors: string[] };

/** A page of the trail. The query stands in the URL, so that a view can be shared and gone back to. */
export function useAudit() {
  const [parameters, setParameters] = useSearchParams();
  const query: AuditQuery = {
    actor: parameters.get('actor') ?? '',
    action: parameters.get('action') ?? '',
    page: pageIn(parameters),
  };
  const search = searchOf({ ...query, page: String(query.page), limit: String(limits.auditPageEntries) });
  const audit = useLoadedSearch(search, load);
  const go = (next: AuditQuery) =>
    setParameters(searchOf({ ...next, page: next.page > 1 ? String(next.page) : '' }), {
      preventScrollReset: true,
    });

  return {
    ...audit,
    query,
    choose: (filter: Partial<Omit<AuditQuery, 'page'>>) => go({ ...query, ...filter, page: 1 }),
    turn: (page: number) => go({ ...query, page }),
  };
}

async function load(search: string): Promise<Shown> {
  const [{ body, total = 0 }, actors] = await Promise.all([
    callList(`audit?${search}`),
    call<string[]>('audit/actors'),
  ]);
  return { entries: body as AuditEntry[], total, actors };
}

/** Empty values are left out. */
function searchOf(values: Record<string, string>): string {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
}
