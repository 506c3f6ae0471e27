import { fold } from '../arabic/fold.ts';

/** Words that hold sentences together: nearly every text has them, and few are about them. Arabic ones stand with «و», too. */
const words = `
  a an the this that these those and or but nor so if then than as of in on at by for to from with into onto over under about between during
  through i me my mine we us our ours you your yours he him his she her hers it its they them their theirs who whom whose which what when where
  why how am is are was were be been being do does did done doing have has had having can could may might must shall should will would not
  there here some any all each both either such too also just very please somebody someone anybody anyone something anything everybody everyone
  في من على عن إلى الى مع أو أم ثم لا لم لن ما ماذا لماذا هل كيف أين متى أي أية كم هو هي هم هن نحن أنا أنت أنتم هذا هذه هؤلاء ذلك تلك الذي التي الذين إن أن أنه أنها
  لأن كي حتى إذا لو قد كان كانت يكون تكون بين عند لدى منذ أيضا أيضًا فقط يا له لها لهم به بها بهم فيه فيها منه منها عنه عنها عليه عليها إليه إليها
  شو وين كيف ليش مين هني هيدا هيدي هيك بدي بدنا بدك بقدر فيني عم رح مش مو منشان عشان كمان
`
  .trim()
  .split(/\s+/)
  .map(fold);

const common = new Set(words.flatMap((word) => (/^[a-z]/.test(word) ? [word] : [word, `و${word}`])));

/** True for a folded word that says nothing of what is searched for. */
export const isCommonWord = (folded: string) => common.has(folded);
