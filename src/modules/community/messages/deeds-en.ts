/** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
export const en = {
  'PUT /json/community/posts/:id': 'Changed a post',
  'DELETE /json/community/posts/:id': 'Deleted a post',
  'POST /json/community/topics/:topicId/post/create': 'Wrote a post',
  'POST /json/email-notification': 'Changed which topics they get mails about',
  'POST /home/community/topics': 'Added a topic',
  'PUT /home/community/topics/:id': 'Changed a topic',
  'DELETE /home/community/topics/:id': 'Deleted a topic with its posts',
  'PUT /home/community/topics/order': 'Reordered topics',
}
