export const en = {
  mailbox: 'Mailbox',
  mailboxIntro:
    'Emails this school has written. Shown in development only; without an SMTP server none of them leaves this machine.',
  mailboxEmpty: 'No emails yet',
  mailboxEmptyHelp: 'Ask for a new password on the login page, and its link arrives here.',
  to: 'To {to}',
  sent: 'Sent',
  waiting: 'Waiting',
  content: 'The email as it was sent',
  plainText: 'Plain text version',
  attachment: 'Attachment',
}
