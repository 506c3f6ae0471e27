import '../../styles/admin/publishing/redirects.css';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { EditorPage } from '../panel/editor-page.tsx';
import { RedirectForm } from '../redirects/redirect-form.tsx';
import { RedirectList } from '../redirects/redirect-list.tsx';
import { RedirectTable } from '../redirects/redirect-table.tsx';
import { UnknownPathList } from '../redirects/unknown-path-list.tsx';
import { useRedirects } from '../redirects/use-redirects.ts';
import { Panel } from '../ui/panel.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** Old paths and where they lead: by hand, as a table, and all of them; and the paths that were requested and not found. */
export default function RedirectsEditor() {
  const t = useAdminMessages();
  const [parameters] = useSearchParams();
  const { reload, q, page, isBusy, searchFor, turn, ...list } = useRedirects();
  const from = parameters.get('from') ?? '';
  const [changes, setChanges] = useState(0);
  const changed = async () => {
    await reload();
    setChanges((before) => before + 1);
  };
  return (
    <EditorPage
      title={t('page.redirects')}
      lead={t('redirects.lead')}
      failed={t('redirects.failed')}
      {...list}
    >
      {({ redirects, total }) => (
        <>
          <Panel title={t('redirects.add')}>
            <RedirectForm
              key={from}
              from={from}
              onSaved={(path) => {
                noticeSuccess(t('redirects.saved', { from: path }));
                void changed();
              }}
            />
          </Panel>
          <Panel title={t('redirects.all')}>
            <div className="redirects" aria-busy={isBusy}>
              <RedirectList
                redirects={redirects}
                total={total}
                q={q}
                page={page}
                onSearch={searchFor}
                onTurn={turn}
                onChanged={changed}
              />
            </div>
          </Panel>
          <Panel title={t('notFound.title')}>
            <UnknownPathList changes={changes} />
          </Panel>
          <Panel title={t('redirects.table')}>
            <RedirectTable onChanged={changed} />
          </Panel>
        </>
      )}
    </EditorPage>
  );
}
