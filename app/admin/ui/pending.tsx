import { useAdminMessages } from '../use-admin-messages.ts';

/** A placeholder until data is loaded. */
export function Pending() {
  const t = useAdminMessages();
  return (
    <p role="status" className="loading-text admin-loading needs-script">
      <span className="spinner" aria-hidden />
      {t('admin.loading')}
    </p>
  );
}
