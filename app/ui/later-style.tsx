import laterUrl from '../styles/later.css?url';

/** The style of what follows, which the first view does not wait for. */
export function LaterStyle() {
  return <link rel="stylesheet" href={laterUrl} />;
}
