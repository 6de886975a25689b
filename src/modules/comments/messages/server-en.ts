export const en = {
  area: 'Comments',
  errors: {
    /** In the words of the specification (commerce §5). */
    'validation.nothing-written': 'You need to write something!',
    'comments.has-no-moments': 'A comment here cannot be about a moment of a film.',
    'comments.picture-or-video': 'A comment can carry a picture or a video, not both.',
    'comments.takes-no-video': 'A comment here cannot carry a video.',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /comments': 'Wrote a comment',
    'DELETE /comments/:id': 'Deleted a comment',
    'POST /comment/:id/replies': 'Replied to a comment',
    'POST /comment/:id/reply': 'Replied to a comment with a picture',
    'DELETE /replies/:id': 'Deleted a reply',
  },
  mails: {
    'comment.subject': '{author} commented on your post: {title}',
    'comment.said': '{author} commented on your post “{title}”:',
    'comment.action': 'Read and reply',
    'reply.subject': '{author} replied to you: {title}',
    'reply.said': '{author} replied to what you wrote under “{title}”:',
    'reply.action': 'Read and reply',
  },
}
