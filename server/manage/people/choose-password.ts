import { newPassword } from '../../crypto/passwords/new-password.ts';
import type { Tools } from '../command.ts';

/** A new password, typed or generated. `reportGenerated` prints a generated one once it is stored. */
export async function choosePassword({ prompt, report }: Tools) {
  const typed = await prompt.newPassword();
  const password = typed ?? newPassword();
  const reportGenerated = () => {
    if (!typed) report(`The password is ${password} (it is shown only this once).`);
  };
  return { password, reportGenerated };
}
