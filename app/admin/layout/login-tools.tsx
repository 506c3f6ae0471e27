import { PublicSiteLink } from './public-site-link.tsx';
import { SwitchLanguage } from './switch-language.tsx';

/** Links below the card of a page that is open before a sign-in. */
export function LoginTools() {
  return (
    <p className="login-tools">
      <PublicSiteLink />
      <SwitchLanguage />
    </p>
  );
}
