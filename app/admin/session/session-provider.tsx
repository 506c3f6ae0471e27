import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Permission } from '#shared/accounts/permissions.ts';
import type { OwnSession } from '#shared/accounts/session.ts';
import { mayWithin } from '#shared/site/admin-access.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { ApiFailure, call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { Pending } from '../ui/pending.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

type Person = Pick<OwnSession, 'roles' | 'sections' | 'email' | 'four_eyes'>;

type Session = { person: Person; reload: () => Promise<boolean> };

const SessionContext = createContext<Session | undefined>(undefined);

/** A person who has no role any more, to whom even this call is refused. */
const nobody: Person = { roles: [], sections: [], email: '', four_eyes: false };

async function loadPerson(): Promise<Person> {
  try {
    return await call<OwnSession>('session');
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 403) return nobody;
    throw error;
  }
}

/** Fetches the roles of the signed-in person once; an ended session is noticed by it too. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const t = useAdminMessages();
  const { loaded, reload, retry } = useLoaded(loadPerson);
  const person = loaded.state === 'loaded' ? loaded.data : undefined;
  const session = useMemo(() => person && { person, reload }, [person, reload]);
  if (loaded.state === 'loading') return <Pending />;
  if (loaded.state === 'failed')
    return (
      <main className="admin-container admin-page">
        <ErrorBox onRetry={retry}>{t('roles.failed')}</ErrorBox>
      </main>
    );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs SessionProvider around it.');
  return session;
}

/** Tells whether the signed-in person has a permission, as `mayWithin`. */
export function useMay(): (permission: Permission, reach?: SectionKey | 'all') => boolean {
  const { person } = useSession();
  return (permission, reach) => mayWithin(person, permission, reach);
}
