import { useMessages } from '../../language.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';

type Props = { section_1: string; section_2: string; image: string | undefined };

/** The general manager's picture and words, around the name that heads the page. */
export function ManagerIntroduction({ section_1, section_2, image }: Props) {
  const t = useMessages();
  return (
    <>
      <p className="eyebrow manager-office">{t('manager.office')}</p>
      {image && (
        <div className="manager-photo">
          <StoredPicture image={image} alt="" sizes="360px" eager />
        </div>
      )}
      <div className="manager-words stack">
        <Paragraphs text={section_1} />
        <Paragraphs text={section_2} />
      </div>
    </>
  );
}
