export const en = {
  mailbox: 'Mailbox',
  mailboxLead:
    'Mails that this school wrote. Shown in development only; without an SMTP server none of them leaves this machine.',
  mailboxEmpty: 'No mails yet',
  mailboxEmptyHelp: 'Ask for a new password on the login page and its link arrives here.',
  to: 'To {to}',
  sent: 'Sent',
  waiting: 'Waiting',
  content: 'The mail as it was sent',
  plainText: 'The same as plain text',
}
