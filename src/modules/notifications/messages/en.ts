export const en = {
  answerMails: 'Replies to me',
  answerMailsHelp: 'Comments on my posts and replies to me, gathered into one email.',
  productMails: 'New versions of my files',
  productMailsHelp: 'When files you bought have a new version, or something new comes into a bundle you have.',
  topicMails: 'New posts in',
  mails: 'Emails',
  unsubscribe: 'Fewer emails',
  aboutTopic: '{school} emails you when there are new posts in “{topic}”.',
  aboutAnswers: '{school} emails you when somebody comments on your posts or replies to you.',
  aboutProducts:
    '{school} emails you when files you bought have a new version, or something new comes into a bundle you have.',
  aboutAll: '{school} emails you about new posts and about replies to you.',
  noLongerSent: 'You no longer get these emails.',
  stopThese: 'Stop these emails',
  stopAll: 'Stop all emails about the community',
  allPreferences: 'All settings are in your account',
}
