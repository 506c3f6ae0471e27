/** Messages of the two forms of the contact page and around them, in English. */
export const en = {
  'form.optional': '(optional)',
  'form.name': 'Name',
  'form.email': 'E-mail',
  'form.phone': 'Phone number',
  'form.message': 'Message',
  'form.topic': 'Type of corruption',
  'form.chooseTopic': 'Choose the type of corruption',
  'form.involvedNames': 'Names of those involved',
  'form.datetime': 'Date and time',
  'form.details': 'Details of the report',
  'form.send': 'Send',
  'form.sending': 'Sending...',
  'form.contactSent': 'Your message was sent. Thank you.',
  'form.reportSent': 'Your report was received. Thank you for your trust.',
  'form.captchaRequired': 'Please verify the reCAPTCHA',
  'form.nameRequired': 'Please enter your name',
  'form.phoneRequired': 'Please enter your phone number',
  'form.messageRequired': 'Please enter your message',
  'form.recipientsInvalid': 'Please choose who is to read it: this choice is not offered here.',
  'form.topicRequired': 'Please select the corruption type',
  'form.detailsRequired': 'Please add report details',
  'form.contactFailed': 'Failed to send contact form',
  'form.reportFailed': 'Failed to send report form',
  'form.phoneInvalid': 'Enter the phone number in figures, for example 70 123 456',
  'form.emailInvalid': 'Please check the e-mail address, or leave it empty',
  'form.datetimeInvalid': 'Please check the date and time, or leave them empty',
  'form.tooLong':
    'The text is too long: at most {longestTextCharacters} characters can be sent at once, and {otherTextsCharacters} in the other fields together.',
  'form.captchaRefused': 'The check did not go through. Please do it again; nothing you wrote is lost.',
  'form.captchaUsed':
    'This check was used already, so nothing was sent a second time. To send another message, please do the check again.',
  'form.captchaExpired': 'The check has expired. Please do it again; nothing you wrote is lost.',
  'form.captchaUnreachable':
    'The check cannot be reached right now. Please try again in a moment; nothing you wrote is lost.',
  'form.tooEarly':
    'The form was sent too quickly. Please wait, then send it again; nothing you wrote is lost. Seconds left: {seconds}.',
  'form.wrongAnswer':
    'The answer to the question is not right. Please answer the new one; nothing you wrote is lost.',
  'form.closed': 'Messages cannot be received right now, and nothing was kept. Please try again later.',
  'form.receiptKeyInvalid':
    'The receipt that your browser made is not complete. Please reload the page, then send it again.',
  'seal.server':
    'Without a script the site seals what you send when it arrives; with one, your browser does so before it is sent.',
  'seal.browser': 'Your browser seals what you write before it is sent: the site never has it in clear.',
  'seal.oldBrowser': 'This browser is too old to seal what you write: the site does so when it arrives.',
  'seal.fingerprint': 'Fingerprint of the key',
  'seal.compare': 'Whoever has the directorate’s fingerprint on paper can compare it. The same key, signed:',
  'seal.group.directorate': 'The directorate',
  'seal.group.oversight': 'The oversight body',
  'form.keyChanged':
    'The key with which messages are sealed has changed since this page was opened. Please look at its new fingerprint below, then send again.',
  'form.sealedInvalid':
    'Your browser sealed this in a way that the site cannot take. Please reload the page and send again.',
  'form.receiptUsed':
    'This receipt belongs to another message already. Please reload the page, then send it again.',
  'form.rateLimited':
    'Many messages came from your connection just now, so this one has to wait. What you wrote is still here: answer the new question, and send it after this many seconds: {seconds}.',

  // Calls of a receipt
  'receipt.required': 'Please enter the code of your receipt',
  'receipt.wrong': 'This code is not complete, or a character is wrong. Please compare it with your receipt.',
  'receipt.unknown':
    'There is nothing under this code. It may have been typed wrongly, or what belonged to it was deleted.',
  'receipt.textRequired': 'Please write your message',
  'receipt.textTooLong':
    'The text is too long: a message has {talkCharacters} characters at most. Please divide it.',
  'receipt.tooManyToday':
    'You have sent {talkMessagesADay} messages today, which is as many as are taken in a day. Please send this one tomorrow.',
  'receipt.full':
    'This conversation has as many messages as it can hold. What else you have to say can be sent as a new report or message.',
  'receipt.numberTaken': 'Something was added in the meantime. Please send it again.',
  'receipt.sent': 'Your message was received.',
  'receipt.whatRequired': 'Please choose what is to be deleted',
  'receipt.reportDeleted': 'Everything was deleted for good. Your code opens nothing any more.',
  'receipt.returned': 'Your code opens nothing any more. What you sent stays with those who look after it.',

  // The receipt, shown once after sending
  'receipt.heading': 'Your receipt',
  'receipt.about':
    'With this code you can come back, see what has become of what you sent, read our answer and add to it. It is shown this once: we do not keep it, and cannot send it to you.',
  'receipt.where': 'Enter it at',

  // The page of a receipt
  'receipt.intro':
    'Enter the code that you were given when you sent a message or a report. When you have finished, close this tab.',
  'receipt.code': 'Code of your receipt',
  'receipt.codeHint': 'Six groups of four. Capitals, spaces and hyphens do not matter.',
  'receipt.open': 'Open',
  'receipt.opening': 'Opening...',
  'receipt.none': 'You have no receipt? Write to us',
  'receipt.failed': 'It did not work this time',
  'receipt.close': 'Close, and enter another code',
  'receipt.state.received': 'Received',
  'receipt.state.in_review': 'Being looked at',
  'receipt.state.answered': 'Answered',
  'receipt.state.closed': 'Closed',
  'receipt.about.received': 'What you sent has arrived safely. Nobody has read it yet.',
  'receipt.about.in_review': 'What you sent was read, and is being worked on.',
  'receipt.about.answered': 'You have an answer. You can write back below.',
  'receipt.about.closed': 'The work on it has ended. You can still write below.',
  'receipt.from.sender': 'You',
  'receipt.from.officer': 'The recipient',
  'receipt.damaged': 'This message was damaged and cannot be shown.',
  'receipt.earlier': 'Earlier messages',
  'receipt.write': 'Add something',
  'receipt.writeHint': 'Leave out whatever identifies you, unless you want it known.',
  'receipt.left': 'Messages that you can still send today: {count}.',
  'receipt.noneLeft': 'No more messages are taken today. Please come back tomorrow.',
  'receipt.endsOn': 'All of this is deleted on {day}; the code then opens nothing.',
  'receipt.endsLater':
    'All of this is deleted {days} days after it was read, or later if work on it takes longer. The day stands here once it is certain.',
  'receipt.remove.report': 'Delete what I sent',
  'receipt.removeAbout.report':
    'What you sent, the answers and all messages are deleted for good, for its recipient too. This cannot be undone.',
  'receipt.removeNow.report': 'Delete everything for good',
  'receipt.remove.receipt': 'I no longer need this',
  'receipt.removeAbout.receipt':
    'Your code then opens nothing any more. What you sent stays with its recipient, who can no longer answer you.',
  'receipt.removeNow.receipt': 'End my access',
  'receipt.copy': 'Copy',
  'receipt.copied': 'Copied. Other programs on this device can read what was copied.',
  'receipt.notCopied': 'It could not be copied, but it is selected now: copy it yourself.',
  'receipt.print': 'Print',
  'receipt.kept': 'I have written it down',
  'receipt.secret':
    'Whoever has the code can read and write in your place. Keep it where nobody looks, and off any device of your employer’s.',
  'receipt.lost': 'If you lose it, what you sent is still read. Only the way back to it is gone.',
  'receipt.ends':
    'It works until what you sent is deleted: {days} days after it was read, or later if work on it takes longer. Once that day is certain, you will see it with the answers.',
  'receipt.stay':
    'You have not said yet that you wrote the code down. It cannot be shown again. If you leave a second time, it is gone.',

  'topic.bribe': 'Bribe',
  'topic.financial_fraud': 'Financial fraud',
  'topic.stealing': 'Stealing',
  'topic.abuse_of_power': 'Abuse of power',
  'topic.fraud': 'Fraud',
  'topic.other': 'Other',
  'form.phoneHint': 'For example',
  'form.callBackHint': 'Only if we may call you back.',
  'form.datetimeHint': 'When it happened, as far as you know.',
  'form.detailsHint': 'What happened, where, and what could prove it.',
  'form.connectionLost': 'What you wrote is still here. Please check your connection, then send it again.',
  'form.notStored': 'What you wrote is not stored in this browser; its history still shows the visit.',
  'sent.next': 'What happens next',
  'sent.contactReaders': 'Only authorised agents of the directorate read your message.',
  'sent.contactReply': 'If it needs a reply, we call the number you gave, or write to your e-mail address.',
  'sent.contactAnother': 'Send another message',
  'sent.reportReply':
    'We can call you only if you gave a phone number. This website will not send you anything.',
  'sent.reportAnother': 'Send another report',
  'form.alternative': 'You can also reach us without this form:',

  // The proof that a person sends a form
  'captcha.title': 'Security check',
  'captcha.person': 'I am a person, not a program',
  'captcha.own': 'Your device does a short calculation. Nothing goes to a third party.',
  'captcha.verifying': 'Checking...',
  'captcha.slow':
    'Many messages are arriving, so the check can take half a minute. You can go on writing, and nothing is lost.',
  'captcha.verified': 'Check passed',
  'captcha.renewing': 'The check has expired and is being renewed...',
  'captcha.failed': 'The check failed. Tick the box to try again.',
  'captcha.expired': 'The check has expired. Please do it again.',
  'captcha.notLoaded': 'The check appears when you start typing.',
  'captcha.operator.recaptcha': 'Google',
  'captcha.thirdParty':
    'This check is a service of {operator}: when it is loaded, {operator} sees your IP address and your browser.',
  'captcha.unable':
    'Your browser cannot do the check here. Once you send, the next page asks a simple question.',
  'question.sum': 'What is {a} plus {b}? Write the number.',
  'question.difference': 'What is left if you take {b} from {a}? Write the number.',
  'question.next': 'Which number comes right after {a}? Write it in figures.',
  'question.larger': 'Which number is larger, {b} or {a}? Write it in figures.',
  'question.why': 'We ask to know that a person is writing.',
  'question.wait':
    'Many messages are arriving just now. Take your time: this form can be sent after the page has been open for this many seconds: {seconds}.',
  'question.ready': 'It can be sent now.',
  'question.otherwise':
    'If it is not taken even then, write to us later or from another network, or use one of the ways below.',
  /** One to nine, a space between them. */
  'question.numbers': 'one two three four five six seven eight nine',
  'form.recipients': 'Who is to read it?',
  'form.recipientsHint':
    'If your report concerns somebody who reads reports at the directorate, send it to the oversight body alone: nobody at the directorate can open it then.',
  'recipients.directorate': 'The directorate’s officers',
  'recipients.directorateAbout': 'Officers of the directorate who were granted the key.',
  'recipients.both': 'Both',
  'recipients.bothAbout': 'Each of them reads it, your further messages and your files.',
  'report.readersOversight': 'Only those whom you choose can read it, each with a key of their own.',
  'report.heading': 'What happens to your report',
  'report.readers': 'Only signed-in administrators who were granted the key can read it.',
  'report.notStored': 'We do not keep your IP address, your browser’s details or the exact time.',
  'report.notStoredButLogged':
    'We do not keep your IP address or your browser’s details, and we keep the hour, not the exact time. For some days our database’s own log can still show the moment at which a report arrived, but not who sent it.',
  'report.sealed':
    'It is stored encrypted and cannot be read from the server’s disk or its backups without an administrator’s password, or the recovery words that are kept on paper.',
  'report.limit':
    'The honest limit: whoever takes over the running server could see what passes through it, or send your browser a changed script that reads what you write.',
  'report.unsealed':
    'E-mail and phone, unlike the report form, are not encrypted and do not hide who you are.',
  'report.replies':
    '{who} replies to you: a first time within {reply}, and with a conclusion within {conclusion}. You read it with your receipt.',
  'report.afraid': 'If you are worried about being identified',
  'report.device': 'Use a device and a network that are not your employer’s.',
  'report.network':
    'Whoever runs the network you are on sees that you visited this site, and when, but not which form you opened or what you wrote.',
  'report.tor': 'Tor Browser hides where you are. This page works with its safest setting too.',
  'report.onion': 'Tor Browser also reaches this site without leaving its network, at',
  'report.omit': 'Leave out anything that identifies you, or that only you could know.',
  'report.history':
    'The browser’s history shows that you were here: use a private window, or clear it afterwards.',
} as const;
