import { type Language, otherLanguage } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { type Attachment, attachmentName } from '#shared/publishing/attachments.ts';
import { sizeText } from '#shared/size-text.ts';

/** A file of an item for readers of a page. */
export type ShownFile = {
  number: number;
  href: string;
  name: string;
  /** The language of the name, where the page has another one. */
  nameLanguage: Language | undefined;
  /** Facts for a reader who decides whether to download it. */
  type: string;
  size: string;
  language: string;
};

/** The heading and the files of an item's page; undefined without files. */
export function filesView(
  attachments: readonly Attachment[],
  language: Language,
  hrefOf: (attachment: Attachment) => string,
) {
  if (attachments.length === 0) return undefined;
  return {
    heading: message(language, 'detail.files'),
    files: attachments.map((attachment): ShownFile => {
      const isOther = !(language === 'ar' ? attachment.name_ar : attachment.name_en);
      return {
        number: attachment.number,
        href: hrefOf(attachment),
        name: attachmentName(attachment, language),
        nameLanguage: isOther ? otherLanguage(language) : undefined,
        type: attachment.type.toUpperCase(),
        size: sizeText(attachment.bytes, language),
        language: message(language, `detail.fileLanguage.${attachment.language}`),
      };
    }),
  };
}

export type FilesView = NonNullable<ReturnType<typeof filesView>>;
