export const en = {
  area: 'Community',
  errors: {
    'community.unknown-player':
      'We can show videos from YouTube, Vimeo, Loom and Bunny. Paste the address of one video.',
    'community.one-video': 'A post can have one video: a file or an address, not both.',
    'community.last-sold-topic':
      'This is the only topic of a community that you sell. Add another topic to it first, or unpublish it.',
    'community.too-many-topics': 'A community can have at most {max} topics.',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'PUT /json/community/posts/:id': 'Changed a post',
    'DELETE /json/community/posts/:id': 'Deleted a post',
    'POST /json/community/topics/:topicId/post/create': 'Wrote a post',
    'POST /json/email-notification': 'Changed which topics they get emails about',
    'POST /home/community/topics': 'Added a topic',
    'PUT /home/community/topics/:id': 'Changed a topic',
    'DELETE /home/community/topics/:id': 'Deleted a topic with its posts',
    'PUT /home/community/topics/order': 'Reordered topics',
  },
  mails: {
    'post.subject': '{author} posted: {title}',
    'post.said': '{author}: {title}',
    'post.action': 'Read the post',
    'newPosts.subject': { one: '{count} new post', other: '{count} new posts' },
    'newPosts.heading': 'New in a topic you follow',
    stopTopic: 'No more emails about this topic',
  },
}
