import type { OwnFeed, PostPage, Topic } from '../contract.ts'

interface Loaded {
  topics: Topic[]
  posts: PostPage
}

/** Topics and the first posts with what is the viewer's own in them: mails, votes, and what they may do with what they wrote. */
export function withOwn<Feed extends Loaded>(feed: Feed, own: OwnFeed): Feed {
  const subscribed = new Set(own.subscribed_ids)
  const voteOn = new Map(own.votes.map(({ id, vote }) => [id, vote]))
  const rightsOver = new Map(own.written.map(({ id, can }) => [id, can]))
  const data = feed.posts.data.map((post) => ({
    ...post,
    vote: voteOn.get(post.id) ?? 0,
    can: rightsOver.get(post.id) ?? post.can,
  }))
  const topics = feed.topics.map((topic) => ({ ...topic, is_subscribed: subscribed.has(topic.id) }))
  return { ...feed, topics, posts: { ...feed.posts, data } }
}
