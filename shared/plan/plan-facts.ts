import { z } from 'zod';
import { localizedText } from '../content/localized.ts';

/** Facts of the site on the printed plan: settings, and how long things last. Names and places are written on the paper by hand. */
export const planFacts = z.object({
  name: localizedText,
  /** E-mail addresses of the holders of the key. */
  holders: z.array(z.string()),
  /** Recovery words are in force. */
  has_words: z.boolean(),
  /** Days after which a read submission is deleted. */
  read_days: z.int(),
  /** Days for which a daily backup is kept; 0 for none. */
  backup_days: z.int(),
  /** The database's own log holds what was deleted, and the times of commits. */
  commit_times_logged: z.boolean(),
});

export type PlanFacts = z.infer<typeof planFacts>;
