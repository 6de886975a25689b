export const en = {
  'newReply.subject': '{author} replied to you: {title}',
  'newReply.heading': 'You have a reply',
  'newReply.said': '{author} replied to what you wrote under “{title}”:',
  'newReply.action': 'Read and answer',
}
