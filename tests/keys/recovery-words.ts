/** Recovery words and their keys, as a browser makes them: of 32 bytes of 1, and of the bytes from 0 to 31. */
export const recoveryWords = [
  {
    words:
      'absurd amount doctor acoustic avoid letter advice cage absurd amount doctor acoustic ' +
      'avoid letter advice cage absurd amount doctor acoustic avoid letter advice comic',
    publicKey: 'fayUToymuiE-ZLOLV2UOcnL2S6bFgrggVMtrkMQLhyw',
  },
  {
    words:
      'abandon amount liar amount expire adjust cage candy arch gather drum bullet ' +
      'absurd math era live bid rhythm alien crouch range attend journey unaware',
    publicKey: 'ubBTJq7xqJHg_KDJ5zDnvFJnUH02E4XJLR51K7juM2I',
  },
] as const;
