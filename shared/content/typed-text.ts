import { z } from 'zod';
import { editorText } from './editor-text.ts';

/** An editor's text, in its stored form. */
export const typedText = z.string().overwrite(editorText);

/** PostgreSQL stores no NUL, and a text that has one is damaged. */
export const givenText = typedText.refine((text) => !text.includes('\0'), 'error.characters');
