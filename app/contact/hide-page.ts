let hidden = false;

/** True once the page was hidden: no part of it may name itself in the title again. */
export const isPageHidden = () => hidden;

/** Gives this tab of the browser a neutral title and no icon, until another document is loaded in it. */
export function hidePage(title: string): void {
  hidden = true;
  document.title = title;
  for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')) icon.href = 'data:,';
}
