/** Reasons why a backup, or a restore, fails. */
export type BackupProblem =
  | 'no-words'
  | 'foreign-keys'
  | 'running'
  | 'no-room'
  | 'not-written'
  | 'damaged'
  | 'wrong-words'
  | 'newer'
  | 'not-empty'
  | 'failed';

/** The message is one line for an operator: the problem and its remedy. */
export class BackupError extends Error {
  override name = 'BackupError';
  readonly problem: BackupProblem;

  constructor(problem: BackupProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** Wraps any error as a BackupError. */
export function asBackupError(error: unknown): BackupError {
  if (error instanceof BackupError) return error;
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  const reason = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
  const cause = { cause: error };
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new BackupError('no-room', `There is no room left (${reason}): free some, then try again.`, cause);
  }
  if (code && ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST'].includes(code)) {
    const way = 'see that BACKUP_DIR and DATA_DIR are folders that this user may write';
    return new BackupError('not-written', `A file cannot be read or written (${reason}): ${way}.`, cause);
  }
  return new BackupError('failed', reason, cause);
}
