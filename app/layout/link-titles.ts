import { useEffect } from 'react';

/** The link that was followed last: the title of its page is there before the page is. */
let followed: { pathname: string; title: string | undefined } | undefined;

/** The title of the page at a path, where a link to it was followed. */
export function titleOfLink(pathname: string): string | undefined {
  return followed?.pathname === pathname ? followed.title : undefined;
}

/** Reads the titles of the links that are followed: an item's is the heading that its link is in, or beside. */
export function useLinkTitles() {
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const link = (target as Element).closest('a');
      if (!link) return;
      const beside = link.closest('article, li') ?? link;
      const heading = link.closest(headings) ?? beside.querySelector(headings) ?? link;
      followed = { pathname: link.pathname, title: heading.textContent.trim() };
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}

const headings = 'h2, h3, h4';
