import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { EditorPage } from '../panel/editor-page.tsx';
import { loadDetails } from '../profile/details.ts';
import { DetailsPanel } from '../profile/details-panel.tsx';
import { type MainResponse, readMain } from '../profile/main-block.ts';
import { MainPanel } from '../profile/main-panel.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The general manager: the main block and the details, each edited and saved by itself. */
export default function AboutManagerEditor() {
  const t = useAdminMessages();
  const profile = useLoaded(async () => {
    const [main, details] = await Promise.all([call<MainResponse>('about-manager-main'), loadDetails()]);
    return { main: readMain(main), details };
  });
  return (
    <EditorPage title={t('page.about-manager')} failed={t('load.details')} {...profile}>
      {({ main, details }) => (
        <>
          <MainPanel stored={main} />
          <DetailsPanel stored={details} />
        </>
      )}
    </EditorPage>
  );
}
