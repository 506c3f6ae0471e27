import '../../styles/admin/admin.css';
import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router';
import { defaultLanguage, direction, languages } from '#shared/languages.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { href } from '#shared/site/href.ts';
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
            <div className="login">
              <div className="login-card">
                <img src="/emblem.svg" width={64} height={64} alt="" />
                <h1>{adminMessage(defaultLanguage, 'admin.title')}</h1>
                {languages.map((each) => (
                  <p key={each} className="login-lead" lang={each} dir={direction(each)}>
                    {adminMessage(each, 'admin.needsScript')}
                  </p>
                ))}
              </div>
              <a href={href('home', { language: defaultLanguage })}>
                {adminMessage(defaultLanguage, 'admin.publicSite')}
              </a>
            </div>
          </noscript>
        </main>
      )}
    </div>
  );
}
