import { z } from 'zod';
import { editorText } from './editor-text.ts';

/** A text of an editor's, as it is stored and answered. */
export const typedText = z.string().overwrite(editorText);
