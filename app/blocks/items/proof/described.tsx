import { createElement, type ReactNode } from 'react';

/** An element as the server describes it: its name, its attributes, and what it holds. */
export type Description =
  | string
  | readonly [name: string, attributes: object, content: readonly Description[]];

/** An element that the server describes: no page carries a component for it. */
export const described = (element: Description): ReactNode =>
  typeof element === 'string' ? element : createElement(element[0], element[1], ...element[2].map(described));
