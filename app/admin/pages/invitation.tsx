import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { InvitationCard } from '../account/invitation-card.tsx';
import { PublicSiteLink } from '../layout/public-site-link.tsx';
import { SwitchLanguage } from '../layout/switch-language.tsx';

/** An invited person chooses a password here. The link's token never leaves the browser in a URL. */
export default function Invitation() {
  const { hash } = useLocation();
  const [token, setToken] = useState(() => hash.slice(1));
  useEffect(() => {
    if (!hash) return;
    setToken(hash.slice(1));
    // Removes the token from the address bar and the history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [hash]);
  return (
    <main className="login" id="content">
      <div className="login-card invitation">
        <img src="/emblem.svg" width={64} height={64} alt="" />
        <InvitationCard key={token} token={token} />
      </div>
      <p className="login-tools">
        <PublicSiteLink />
        <SwitchLanguage />
      </p>
    </main>
  );
}
