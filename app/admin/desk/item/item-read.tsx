import { shownText } from '#shared/content/fields/shown-fields.ts';
import { direction, type Language, languages } from '#shared/languages.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { useLanguage } from '../../../language.tsx';
import { StoredPicture } from '../../../ui/stored-picture.tsx';
import { TextRuns } from '../../../ui/text-runs.tsx';
import type { Texts } from '../../list/list-kind.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { SectionKind } from '../section-kind.ts';

type Props = { kind: SectionKind; texts: Texts; image: string | null };

/** The working copy of an item to read: both languages beside each other, and the picture. */
export function ItemRead({ kind, texts, image }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const common = kind.commonFields.flatMap(({ name, label, kind: valueKind }) => {
    const text = shownText(valueKind, texts[name] ?? '', language);
    return text ? [{ name, label, text }] : [];
  });
  return (
    <div className="desk-read">
      <div className="bilingual">
        {languages.map((side) => (
          <Side key={side} kind={kind} texts={texts} side={side} />
        ))}
      </div>
      {common.length > 0 && (
        <p className="desk-read-common">
          {common.map(({ name, label, text }) => (
            <span key={name}>
              {t(label)}: <bdi>{text}</bdi>
            </span>
          ))}
        </p>
      )}
      {image && <StoredPicture className="desk-read-picture" image={image} alt="" sizes="320px" />}
    </div>
  );
}

function Side({ kind, texts, side }: Omit<Props, 'image'> & { side: Language }) {
  const [heading, ...others] = kind.fields;
  const textOf = (name = '') => texts[`${name}_${side}`] ?? '';
  return (
    <section
      className="desk-side"
      lang={side}
      dir={direction(side)}
      aria-label={adminMessage(side, `language.${side}`)}
    >
      <p className="desk-side-name" aria-hidden>
        {adminMessage(side, `language.${side}`)}
      </p>
      {others.some(({ name }) => textOf(name)) || textOf(heading?.name) ? (
        <>
          <h3>
            <TextRuns text={textOf(heading?.name) || adminMessage(side, 'edit.untitled')} />
          </h3>
          {others.map(({ name, label, labelled, long }) => (
            <p key={name} className={long ? 'desk-side-text' : 'desk-side-line'} hidden={!textOf(name)}>
              {labelled && `${adminMessage(side, label)}: `}
              <TextRuns text={textOf(name)} />
            </p>
          ))}
        </>
      ) : (
        <p className="field-hint">{adminMessage(side, 'desk.unwritten')}</p>
      )}
    </section>
  );
}
