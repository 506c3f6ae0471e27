import { IconDownload } from '@tabler/icons-react';
import { useId } from 'react';
import { direction } from '#shared/languages.ts';
import type { FilesView } from './files-view.ts';

/** The files of an item, to download. */
export function FileList({ view: { heading, files } }: { view: FilesView }) {
  const id = useId();
  return (
    <section className="item-files" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul role="list">
        {files.map(({ number, href, name, nameLanguage, type, size, language }) => (
          <li key={number}>
            <a href={href} download>
              <IconDownload size={20} aria-hidden />
              <span className="item-file">
                <span
                  className="item-file-name"
                  {...(nameLanguage && { lang: nameLanguage, dir: direction(nameLanguage) })}
                >
                  {name}
                </span>
                <span className="item-file-facts">
                  <bdi>{type}</bdi>
                  <bdi>{size}</bdi>
                  <bdi>{language}</bdi>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
