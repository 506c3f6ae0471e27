/** The forms of a message that depends on a number; English has two, Arabic six (`Intl.PluralRules`). */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The Arabic of an English catalogue: the same keys, and more plural forms where the English has `_other`. */
export type Translated<English> = Record<keyof English, string> & {
  [Key in keyof English as Key extends `${infer Name}_other` ? `${Name}_${PluralForm}` : never]?: string;
};
