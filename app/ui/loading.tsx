import { useMessages } from '../language.tsx';

/** Placeholder of a page that is loading: cards at their true height, or a spinner. */
export function Loading({ kind }: { kind: 'cards' | 'item' | 'page' }) {
  const t = useMessages();
  return (
    <div className="container loading">
      <p role="status" className="loading-text">
        <span className="spinner" aria-hidden />
        {t(kind === 'item' ? 'state.loadingNews' : 'state.loading')}
      </p>
      {kind === 'cards' && (
        <div className="card-grid" aria-hidden>
          <div className="skeleton" />
          <div className="skeleton" />
          <div className="skeleton" />
        </div>
      )}
    </div>
  );
}
