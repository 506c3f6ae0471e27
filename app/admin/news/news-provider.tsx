import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { InboxNews } from '#shared/forms/inbox.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { call } from '../client/api.ts';
import { useInboxChange } from '../client/inbox-changes.ts';
import { useMay } from '../session/session-provider.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { isNew } from './is-new.ts';
import { playOnce } from './sound.ts';
import { isSoundOn } from './sound-choice.ts';
import { useTitleCount } from './use-title-count.ts';

/** Milliseconds between two calls: browsers stretch them to a minute in a tab that is not seen. */
const every = 30_000;

const UnreadContext = createContext(0);

/** The number of unread messages, for those who read them; 0 for others. */
export const useUnread = () => use(UnreadContext);

/** Notices that something came, within a minute: a count, the title of the tab, a sound if it is wanted; never what it is. */
export function NewsProvider({ children }: { children: ReactNode }) {
  return useMay()('read-submissions') ? <Listening>{children}</Listening> : children;
}

function Listening({ children }: { children: ReactNode }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { pathname } = useLocation();
  const known = useRef<InboxNews>(undefined);
  const [unread, setUnread] = useState(0);
  /** The number of unread messages when the last one came, so that each arrival is announced. */
  const [announced, setAnnounced] = useState<number>();

  const check = useCallback(async () => {
    // A connection that is lost, or a session that has ended, is noticed by the calls of the page
    const news = await call<InboxNews>('inbox/news').catch(() => undefined);
    if (!news) return;
    const before = known.current;
    known.current = news;
    setUnread(news.contacts + news.reports);
    if (!before || !isNew(before, news)) return;
    setAnnounced(news.contacts + news.reports);
    if (isSoundOn()) void playOnce();
  }, []);

  useEffect(() => {
    const now = () => void check();
    const timer = setInterval(now, every);
    const onSeen = () => document.visibilityState === 'visible' && now();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [check]);
  useInboxChange('changed', () => void check());
  useEffect(() => void check(), [check, pathname]);
  useTitleCount(unread);

  return (
    <UnreadContext value={unread}>
      {children}
      <p className="visually-hidden" role="status">
        {announced !== undefined &&
          `${t('news.come')} ${t('news.unread', { count: numeral(language, announced) })}`}
      </p>
    </UnreadContext>
  );
}
