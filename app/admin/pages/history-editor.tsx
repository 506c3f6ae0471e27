import '../../styles/admin/panels.css';
import '../../styles/admin/publishing/history.css';
import { useSearchParams } from 'react-router';
import { sections } from '#shared/site/sections.ts';
import { ItemHistory } from '../history/item-history.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The history of an item, which the URL names: `?section=articles&item=5`. */
export default function HistoryEditor() {
  const t = useAdminMessages();
  const [parameters] = useSearchParams();
  const section = sections.find(({ key }) => key === parameters.get('section'))?.key;
  const id = Number(parameters.get('item'));
  const isNamed = section !== undefined && Number.isSafeInteger(id) && id > 0;
  return (
    <div className="admin-container admin-page editor-page">
      <PageTitle name={t('page.history')} />
      <h1 tabIndex={-1}>{t('page.history')}</h1>
      <p className="editor-page-lead">{t('history.lead')}</p>
      {isNamed ? (
        <ItemHistory key={`${section}/${id}`} section={section} id={id} />
      ) : (
        <ErrorBox>{t('history.noItem')}</ErrorBox>
      )}
    </div>
  );
}
