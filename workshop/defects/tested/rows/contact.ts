import type { TestedDefect } from '../../defect.ts';
import { inBrowser, inStyle, inVitest } from './row.ts';

/** Defects of the two forms, their tabs and their captcha. */
export const contactDefects: TestedDefect[] = [
  // Access
  inBrowser(
    'A screen reader does not name the fields',
    ['FormField', 'htmlFor={id}', 'htmlFor={undefined}'],
    'contact-access › the contact form is accessible in every state (en)',
  ),
  inBrowser(
    'The focus stays on the button when a form is refused',
    ['FormAlert', 'box.current?.focus()', 'undefined'],
    'contact-access › the report form is accessible in every state (ar)',
  ),
  inStyle(
    'At 320 pixels the English report is wider than the screen',
    ['blocks/contact.css', '.report-promise:lang(en) { min-inline-size: 420px; }'],
    'contact-access › both forms and their questions fit any screen (en)',
  ),
  // Rules
  inBrowser(
    'The last broken rule is named first',
    [
      'firstProblem',
      'submissionForms[kind].safeParse(texts).error?.issues ?? []',
      '(submissionForms[kind].safeParse(texts).error?.issues ?? []).toReversed()',
    ],
    'contact-rules › a message is checked in the specification’s order',
  ),
  inBrowser(
    'Half a date is sent as none',
    ['useSubmission', 'isHalfTyped ? unreadable : control.value', 'control.value'],
    'contact-rules › a report is checked in the specification’s order',
  ),
  inBrowser(
    'The second half of a double click on Send chooses the other form',
    ['SubmissionForm', 'guard()', 'undefined'],
    'contact-rules › the second half of a double click',
  ),
  inBrowser(
    'A text that is too long is sent all the same',
    ['firstProblem', 'if (!isTooLong(texts)) return undefined;', 'return undefined;'],
    'contact-rules › a text that is too long',
  ),
  // Sending
  inBrowser(
    'A contact that was sent stays in the form',
    ['SubmissionForm', 'step === "sent"', 'step === ("sent-already" as string)'],
    'contact-sending › a contact arrives, and its panel leads to an empty form (ar)',
  ),
  inBrowser(
    'A report is sent twice after the network lost it',
    ['useSubmission', 'same ? lost.current.key : newKey()', 'newKey()'],
    'contact-sending › a report that the network loses stays, and is sent again with the same key (en)',
  ),
  inBrowser(
    'A second click sends a form twice',
    ['useSubmission', 'if (busy.current) return;', '{}'],
    'contact-sending › a form that is being sent shows it',
  ),
  inBrowser(
    'A form can be changed while it is on its way',
    [
      'SubmissionForm',
      '({ text: $text, error: $error, readOnly: sending })',
      '({ text: $text, error: $error, readOnly: false })',
    ],
    'contact-sending › a form that is being sent shows it',
  ),
  inBrowser(
    'A refused proof is sent again',
    ['useSubmission', 'captcha.current?.reset()', 'undefined'],
    'contact-sending › a refused form shows the server’s message',
  ),
  // Tabs
  inBrowser(
    'The arrow keys choose a form against the reading direction',
    [
      'FormTabs',
      'reading === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"]',
      '["ArrowRight", "ArrowLeft"] as string[]',
    ],
    'contact-tabs › the keys of /contact-us choose a form in reading direction, and nothing typed is lost (ar)',
  ),
  inBrowser(
    'Each switch between the forms is a step of the history',
    [
      'useTab',
      '({ replace: true, preventScrollReset: true })',
      '({ replace: false, preventScrollReset: true })',
    ],
    'contact-tabs › the URL follows the shown form',
  ),
  inBrowser(
    'The link to the report leaves the focus in the footer',
    ['useTab', 'document.getElementById(`${tab}-tab`)?.focus()', 'undefined'],
    'contact-tabs › a link leads to the report',
  ),
  inBrowser(
    'A switch between the forms keeps an old failure',
    ['useSubmission', 'if (!active) setState($to);', '{}'],
    'contact-tabs › a switch clears the errors of a form',
  ),
  // Report
  inBrowser(
    'The way back leads to the report after the quick exit',
    ['leave', 'location.replace(to)', 'location.assign(to)'],
    'contact-report › one click leaves',
  ),
  inBrowser(
    'Three times Escape does not leave',
    ['useLeaving', 'pressed === presses', 'pressed === presses + 1'],
    'contact-report › three times Escape leaves too',
  ),
  inBrowser(
    'A report leaves a trace in the browser',
    [
      'useSubmission',
      'busy.current = true',
      '(sessionStorage.setItem("report", "sent"), (busy.current = true))',
    ],
    'contact-report › a report leaves no cookie',
  ),
  // Captcha
  inBrowser(
    'The box does not say that the verification is done',
    ['useAltcha', 'setState("verified")', 'setState("verifying")'],
    'contact-captcha › the box shows the progress',
  ),
  inBrowser(
    'The box does not say why the server gave no challenge',
    ['useAltcha', 'error instanceof Refusal ? error.message : ""', '""'],
    'contact-captcha › a failed verification shows the reason',
  ),
  inBrowser(
    'A proof grows old while a visitor writes',
    ['useAltcha', 'window.setTimeout(renew, goodUntil - Date.now())', '0'],
    'contact-captcha › a proof that grows old',
  ),
  // Without a script
  inVitest(
    'Without a script a reload after success fails',
    ['receivePost', '({ ...sender, attempt: token, plainForm: true })', '({ ...sender, plainForm: true })'],
    'app/contact/form/receive-post.test.ts',
  ),
  inBrowser(
    'Without a script a refused message is lost',
    ['receivePost', '({ kind, texts, failure, question })', '({ kind, texts: {}, failure, question })'],
    'contact-plain › a contact is sent by answering a question (en)',
  ),
  inBrowser(
    'Without a script the title of a refused report does not begin with the error',
    ['ContactUs', "prefix + message(language, 'contact-us.title')", "message(language, 'contact-us.title')"],
    'contact-plain › a report is sent by answering a question (ar)',
  ),
];
