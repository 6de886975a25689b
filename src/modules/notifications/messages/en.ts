export const en = {
  answerMails: 'Replies to me',
  answerMailsHelp: 'Comments on my posts and replies to me, gathered into one email.',
  topicMails: 'New posts in',
  mails: 'Emails',
  unsubscribe: 'Fewer emails',
  aboutTopic: '{school} emails you when there are new posts in “{topic}”.',
  aboutAnswers: '{school} emails you when somebody comments on your posts or replies to you.',
  aboutAll: '{school} emails you about new posts and about replies to you.',
  noLongerSent: 'You no longer get these emails.',
  stopThese: 'Stop these emails',
  stopAll: 'Stop all emails about the community',
  allPreferences: 'All settings are in your account',
}
