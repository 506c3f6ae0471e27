import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { InvitationCard } from '../account/invitation-card.tsx';
import { LoginTools } from '../layout/login-tools.tsx';

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
      <LoginTools />
    </main>
  );
}
