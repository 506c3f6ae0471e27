import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openPepper, pepperProblem } from '../../crypto/passwords/pepper.ts';
import type { Schema } from '../../db/schema.ts';
import { createPepperMark } from './pepper-mark.ts';

type Dependencies = {
  dataDir: string;
  /** True if passwords were stored before. */
  inUse: () => Promise<boolean>;
};

/** The key file in the data folder: read, or created, on first use. */
export function createKeyFile(db: Kysely<Schema>, { dataDir, inUse }: Dependencies) {
  const file = join(dataDir, 'keys/pepper');
  const mark = createPepperMark(db);
  let pepper: ReturnType<typeof openPepper> | undefined;

  const open = ({ replaceLost = false } = {}) => {
    if (!pepper || replaceLost) pepper = openPepper(file, { mark, inUse, replaceLost });
    return pepper;
  };

  const problem = async () => {
    const found = await pepperProblem(file, mark);
    return found && `${file} ${found}`;
  };

  return {
    /** @throws StartError if it is lost, or that of another site. */
    open,
    /** The problem with the file and its remedy; undefined if there is none. */
    problem,
  };
}
