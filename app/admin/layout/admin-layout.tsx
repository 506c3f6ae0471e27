import '../../styles/admin/admin.css';
import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router';
import { defaultLanguage, direction, languages } from '#shared/languages.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { LanguageProvider } from '../../language.tsx';
import { useAdminLanguage } from '../admin-language.ts';
import { Pending } from '../ui/pending.tsx';
import { WidgetLocale } from '../ui/widget-locale.client.tsx';

export function meta() {
  return [{ name: 'robots', content: 'noindex, nofollow' }];
}

export function headers() {
  return { 'Cache-Control': 'no-store' };
}

/**
 * Around every page of the administrator area. The server cannot know who is signed in, nor in which
 * language: it renders a shell without data, and the browser the rest.
 */
export default function AdminLayout() {
  const language = useAdminLanguage();
  useLayoutEffect(() => {
    if (!language) return;
    document.documentElement.lang = language;
    document.documentElement.dir = direction(language);
  }, [language]);
  return (
    <div className="admin">
      {/* The widgets' library would add its own style, which the content security policy refuses, unless it finds this id. The rule is in admin/frame.css. */}
      <span id="react-aria-pressable-style" hidden />
      {language ? (
        <LanguageProvider language={language}>
          <WidgetLocale>
            <Outlet />
          </WidgetLocale>
        </LanguageProvider>
      ) : (
        <main>
          <title>{adminMessage(defaultLanguage, 'admin.title')}</title>
          <Pending />
          <noscript>
            {languages.map((each) => (
              <p key={each} className="loading-text" lang={each} dir={direction(each)}>
                {adminMessage(each, 'admin.needsScript')}
              </p>
            ))}
          </noscript>
        </main>
      )}
    </div>
  );
}
