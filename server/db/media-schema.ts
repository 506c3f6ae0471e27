import type { Generated } from 'kysely';

/** The table of the media library. */
export type MediaSchema = {
  /** Pictures of the site, uploaded or of the sample. A picture that is not registered here is shown all the same. */
  media: {
    /** 16 hexadecimal digits: of an upload those of its name. */
    id: string;
    path: string;
    /** The name of the uploaded file; empty where it is not known. */
    name: string;
    bytes: number;
    /** The stored file that is shown; null for the path itself. */
    file: string | null;
    /** 1 for a picture that stays until somebody deletes it; else one that nothing uses is removed after a day. */
    retained: Generated<0 | 1>;
    created_at: string;
    /** From 0 to 1; null for the middle. */
    focal_x: number | null;
    focal_y: number | null;
    alt_ar: string;
    alt_en: string;
    /** 1 for a picture that needs no alternative text. */
    decorative: 0 | 1;
  };
};
