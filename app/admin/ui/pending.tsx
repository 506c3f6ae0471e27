import { useAdminMessages } from '../use-admin-messages.ts';

/** What stands in a place until its data has come. */
export function Pending() {
  const t = useAdminMessages();
  return (
    <p role="status" className="loading-text admin-loading needs-script">
      <span className="spinner" aria-hidden />
      {t('admin.loading')}
    </p>
  );
}
