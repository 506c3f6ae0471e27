import { useAdminMessages } from '../use-admin-messages.ts';

/** The document's title: the page's name, and that it is one of the administrator area. */
export function PageTitle({ name }: { name: string }) {
  const t = useAdminMessages();
  const title = `${name} | ${t('admin.title')}`;
  return <title>{title}</title>;
}
