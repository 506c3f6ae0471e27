/** Files of a sender: of a case, of each, and of a piece, which is sent, sealed and stored by itself. */
export const senderFiles = 10;
export const senderFileMegabytes = 50;
export const senderFileBytes = senderFileMegabytes * 1024 * 1024;
export const senderFilesMegabytes = 200;
export const senderFilesBytes = senderFilesMegabytes * 1024 * 1024;
export const filePieceBytes = 1024 * 1024;
