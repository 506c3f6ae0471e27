import '../styles/item-page.css';
import { data } from 'react-router';
import { hasDeadline } from '#shared/content/fields/deadline-fields.ts';
import { imageAddress } from '#shared/content/images.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import { excerpt } from '#shared/excerpt.ts';
import { otherLanguage } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import { message } from '#shared/messages/messages.ts';
import { attachmentPath } from '#shared/publishing/attachments.ts';
import { href } from '#shared/site/href.ts';
import { type SectionKey, sectionByKey } from '#shared/site/sections.ts';
import { sectionAt, urlLanguage } from '#shared/site/urls.ts';
import { isNotFound } from '../attempt.ts';
import { withNotice } from '../blocks/items/announcements/closing.ts';
import { jobPosting } from '../blocks/items/announcements/job-posting.ts';
import { type ArticleView, articleView } from '../blocks/items/article-view.ts';
import { filesView } from '../blocks/items/files/files-view.ts';
import { galleryView } from '../blocks/items/gallery/gallery-view.ts';
import { ItemArticle } from '../blocks/items/item-article.tsx';
import { ItemMissing } from '../blocks/items/item-missing.tsx';
import { correctionsView } from '../blocks/items/proof/corrections-view.ts';
import { proofView } from '../blocks/items/proof/proof-view.ts';
import { WithdrawnItem } from '../blocks/withdrawn-item.tsx';
import { withdrawnView } from '../blocks/withdrawn-view.ts';
import { previewContext, siteContext } from '../context.ts';
import { pageHead } from '../head.ts';
import { altOf, imageRules } from '../image-rules.ts';
import { type Item, itemView } from '../items.ts';
import { sharedPicture } from '../shared-picture.ts';
import type { Route } from './+types/section-detail.ts';

/**
 * An item in the page's language, or in the one that it has; or the reason why there is none: unknown, or
 * failed to load.
 */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const preview = context.get(previewContext);
  const language = urlLanguage(url.pathname);
  const section = sectionAt(url.pathname);
  const key: SectionKey = section.key;
  const id = Number(params.id);
  try {
    const [rules, found] = await Promise.all([
      imageRules(site),
      preview?.copy ?? site.services.content.find(key, id),
    ]);
    const languages = languagesOf(found);
    const shown = languages.includes(language) ? language : otherLanguage(language);
    const own: Item = {
      ...itemView(section, found, shown, rules),
      ...(preview && { path: preview.urls[shown] }),
    };
    const { content, attachments: stored, gallery } = site.services;
    const isDated = hasDeadline(section);
    const [codes, corrections, neighbours, attachments, pictures, line] = await Promise.all([
      site.services.publicationLog.codes(key, [found.id]),
      site.services.publicationLog.corrections(key, found.id, shown),
      content.neighbours(key, found.id, language),
      section.attachments ? stored.list(key, found.id) : [],
      section.gallery ? gallery.list(key, found.id) : [],
      isDated ? content.line(key, found.id) : [],
    ]);
    const around = [found.id, ...neighbours.nearest.map((each) => each.id)];
    const closedBy = isDated ? await content.closedBy(key, around) : {};
    const files = filesView(attachments, language, (attachment) =>
      preview ? `${preview.files}${attachment.number}` : attachmentPath(key, found.id, attachment, language),
    );
    const item = withNotice(own, closedBy);
    const parts = { section, item, shown, language, neighbours, closedBy, line, rules };
    const view: ArticleView = {
      ...articleView({ ...parts, now: site.services.deadlines.now() }),
      files,
      gallery: galleryView(pictures, language, rules),
      alt: altOf(found.image, language, rules),
      ...(preview
        ? { isPreview: true }
        : {
            ends: [
              'div',
              {},
              [
                ...correctionsView(corrections, shown, language),
                ...proofView(codes.get(found.id), language, site.publicUrl),
              ],
            ] as const,
          }),
    };
    const isClosed = !preview && shown === language && view.closing?.state === 'closed';
    const shared = preview
      ? undefined
      : await sharedPicture(site, {
          section: key,
          found,
          image: item.image,
          alt: view.alt,
          language: shown,
          isClosed,
          code: codes.get(found.id),
        });
    const dates = { created: found.created_at, updated: found.updated_at };
    const elsewhere = shown !== language && {
      notice: message(language, `${key}.inOtherLanguage`),
      link: message(language, `${key}.readInOtherLanguage`),
    };
    return data(
      {
        section: key,
        item,
        view,
        languages,
        elsewhere,
        dates,
        shared,
        missing: undefined,
        withdrawn: undefined,
      },
      // The address in a language whose side is not published has a notice alone
      { status: elsewhere ? 404 : 200 },
    );
  } catch (error) {
    const nothing = {
      section: key,
      item: undefined,
      view: undefined,
      languages: [],
      elsewhere: false as const,
      dates: undefined,
      shared: undefined,
      withdrawn: undefined,
    };
    if (isNotFound(error)) {
      const withdrawal = await site.services.publishing.withdrawal(key, id);
      if (!withdrawal) return data({ ...nothing, missing: 'unknown' as const }, { status: 404 });
      const withdrawn = withdrawnView(withdrawal, language);
      return data({ ...nothing, withdrawn, missing: undefined }, { status: 410 });
    }
    site.report(error);
    return data({ ...nothing, missing: 'failed' as const }, { status: 503 });
  }
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { section, item, view, languages, elsewhere, dates, shared, withdrawn } = args.loaderData;
  // Headers say the rest: nothing in a preview names its address
  if (view?.isPreview) return [{ title: item?.title }, { name: 'robots', content: 'noindex' }];
  const language = urlLanguage(args.location.pathname);
  if (withdrawn) {
    const { title, notice } = withdrawn;
    return pageHead(args, { title, description: notice, noindex: true });
  }
  if (!item) {
    const title = message(language, `${section}.notFound`);
    return pageHead(args, { title, description: title, noindex: true });
  }
  if (elsewhere) {
    return pageHead(args, {
      title: item.title,
      description: elsewhere.notice,
      ...shared,
      languages,
      noindex: true,
    });
  }
  const frame = args.matches[1].loaderData;
  const isVacancy = import.meta.env.SSR && sectionByKey(section).jobs;
  const closed = view?.closing?.state === 'closed' ? view.closing.text : undefined;
  const posting = isVacancy && frame && jobPosting(item, frame, dates?.created ?? '');
  const pictures = [item.image ?? [], view?.gallery?.pictures.map(({ image }) => image) ?? []].flat();
  const addressOf = (image: string) => new URL(imageAddress(image), frame?.publicUrl).href;
  const images = frame ? [...new Set(pictures.map(addressOf))] : [];
  return pageHead(args, {
    title: item.title,
    description: [
      // Shared links and search results say so, too
      ...(closed ? [`${closed}.`] : []),
      excerpt(item.description, limits.pageDescriptionCharacters) ||
        message(language, `${section}.description`),
    ].join(' '),
    ...shared,
    closed,
    section: {
      title: message(language, `${section}.title`),
      path: href('section-list', { section, language }),
    },
    languages,
    type: 'article',
    structured: [
      ...(posting ? [posting] : []),
      {
        '@type': 'NewsArticle',
        headline: item.title,
        datePublished: dates?.created,
        dateModified: dates?.updated,
        inLanguage: language,
        ...(images.length > 0 && { image: images }),
        publisher: { '@type': 'GovernmentOrganization', name: frame?.identity.name },
      },
    ],
  });
}

export default function SectionDetail({ loaderData }: Route.ComponentProps) {
  const { item, view, elsewhere, missing, withdrawn } = loaderData;
  const section = sectionByKey(loaderData.section);
  if (withdrawn) return <WithdrawnItem section={section} withdrawn={withdrawn} />;
  if (!item) return <ItemMissing section={section} reason={missing ?? 'empty'} />;
  return <ItemArticle section={section} item={item} view={view} elsewhere={elsewhere} />;
}
