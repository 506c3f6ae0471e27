import { Link } from 'react-router';
import { Headline } from '../../ui/headline.tsx';
import { prefetch } from '../../ui/prefetch.ts';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import type { Story } from './preview-bands.ts';

/** An item of a preview; the preview's shape is a matter of style. */
export function StoryRow({ path, title, date, day, lines, image, text, first }: Story & { first: boolean }) {
  return (
    <article className="story">
      {image && (
        <StoredPicture image={image} alt="" sizes={first ? '(width < 640px) 100vw, 680px' : '200px'} />
      )}
      {day ? (
        <p className="story-day">
          <span className="visually-hidden">{date}</span>
          <span aria-hidden>
            <b>{day[0]}</b>
            {day[1]}
          </span>
        </p>
      ) : (
        <Line text={date} />
      )}
      <h3 dir="auto">
        <Link to={path} prefetch={prefetch}>
          <Headline text={title} />
        </Link>
      </h3>
      {lines?.map((line) => (
        <Line key={line} text={line} />
      ))}
      {text && (
        <p className="story-text" dir="auto">
          <TextRuns text={text} />
        </p>
      )}
    </article>
  );
}

/** A small line beside the title, in its own direction. */
function Line({ text }: { text: string }) {
  return (
    text && (
      <p className="small">
        <bdi>
          <TextRuns text={text} />
        </bdi>
      </p>
    )
  );
}
