import { newPassword } from '../../crypto/passwords/new-password.ts';
import type { Tools } from '../command.ts';

/** A new password, typed or made. `tell` says one that was made, once it is in force. */
export async function choosePassword({ ask: request, say: report }: Tools) {
  const typed = await request.newPassword();
  const password = typed ?? newPassword();
  const notify = () => {
    if (!typed) report(`The password is ${password} (it is shown only this once).`);
  };
  return { password, tell: notify };
}
