import { type SectionKey, sectionByKey } from '#shared/site/sections.ts';
import { Attachments } from '../../attachments/attachments.tsx';
import { Gallery } from '../../gallery/gallery.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';

const blocks = { gallery: Gallery, attachments: Attachments } as const;

const names = ['gallery', 'attachments'] as const;

type Props = { section: SectionKey; id: number | undefined; onChange: () => void };

/** The gallery and the files that items of a section have, once there is the item. */
export function ItemFiles({ section, id, onChange }: Props) {
  const t = useAdminMessages();
  const row = sectionByKey(section);
  return names
    .filter((name) => row[name])
    .map((name) => {
      const Block = blocks[name];
      if (id !== undefined) return <Block key={name} section={section} id={id} onChange={onChange} />;
      return (
        <p key={name} className="field-hint">
          {t(`${name}.unsaved`)}
        </p>
      );
    });
}
