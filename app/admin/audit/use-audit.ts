import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { AuditEntry } from '#shared/audit/audit.ts';
import * as limits from '#shared/limits.ts';
import { call, callList } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';

/** Empty for all; `page` counts from 1. */
export type AuditQuery = { actor: string; action: string; page: number };

type Shown = { entries: AuditEntry[]; total: number; actors: string[]; search: string };

/** A page of the trail. The query stands in the URL, so that a view can be shared and gone back to. */
export function useAudit() {
  const [parameters, setParameters] = useSearchParams();
  const query: AuditQuery = {
    actor: parameters.get('actor') ?? '',
    action: parameters.get('action') ?? '',
    page: Math.max(1, Number.parseInt(parameters.get('page') ?? '1', 10) || 1),
  };
  const search = searchOf({ ...query, page: String(query.page), limit: String(limits.auditPageEntries) });
  const audit = useLoaded(() => load(search));
  const { loaded, reload } = audit;
  const requested = useRef(search);
  useEffect(() => {
    if (requested.current === search) return;
    requested.current = search;
    void reload();
  }, [search, reload]);
  const go = (next: AuditQuery) =>
    setParameters(searchOf({ ...next, page: next.page > 1 ? String(next.page) : '' }), {
      preventScrollReset: true,
    });

  return {
    ...audit,
    query,
    /** The rows shown match the URL. */
    isCurrent: loaded.state !== 'loaded' || loaded.data.search === search,
    choose: (filter: Partial<Omit<AuditQuery, 'page'>>) => go({ ...query, ...filter, page: 1 }),
    turn: (page: number) => go({ ...query, page }),
  };
}

async function load(search: string): Promise<Shown> {
  const [{ body, total = 0 }, actors] = await Promise.all([
    callList(`audit?${search}`),
    call<string[]>('audit/actors'),
  ]);
  return { entries: body as AuditEntry[], total, actors, search };
}

/** Empty values are left out. */
function searchOf(values: Record<string, string>): string {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
}
