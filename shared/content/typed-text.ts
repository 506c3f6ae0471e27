import { z } from 'zod';
import { editorText } from './editor-text.ts';

/** An editor's text, in its stored form. */
export const typedText = z.string().overwrite(editorText);
