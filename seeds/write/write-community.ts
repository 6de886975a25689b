import { postPosted } from '#modules/community/events.ts'
import { posts, topics, topicSubscriptions } from '#modules/community/tables.ts'
import { POST_TYPE } from '#modules/community/vocabulary.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { PostContent, TopicContent } from '../content.ts'
import type { DrawPhotosData } from '../media/queues.ts'
import type { Chance } from '../random.ts'
import { type Buyer, buyersOf } from './buyers-of.ts'
import { authorOf, nothingSaid, type Said, say, vote, writeSaid } from './conversation.ts'
import type { Sale } from './plan-sales.ts'
import type { WrittenSoldCommunity } from './write-sold-community.ts'
import type { WrittenCourse } from './write-course.ts'
import type { WrittenStudent } from './write-people.ts'

interface Given {
  now: Date
  chance: Chance
  admin: { id: string }
  topics: TopicContent[]
  courses: WrittenCourse[]
  communities: WrittenSoldCommunity[]
  students: WrittenStudent[]
  sales: Sale[]
}

type PostRow = typeof posts.$inferInsert & { id: string }

const MEMBERS_SINCE_DAYS = 60
const TOPICS_SINCE_DAYS = 90

/** Topics with their posts and what is said under them; answers the photos that are still to be drawn. */
export async function writeCommunity(ctx: Ctx, given: Given): Promise<DrawPhotosData['photos']> {
  const said = nothingSaid()
  const rows: PostRow[] = []
  const photos: DrawPhotosData['photos'] = []
  for (const [index, topic] of given.topics.entries()) {
    const topicId = newId()
    const members = membersOf(topic, given)
    await ctx.tx.insert(topics).values(topicRow(topicId, index + 1, topic, given))
    for (const content of topic.posts) {
      const row = write(said, given, members, topicId, content)
      if (!row) continue
      rows.push(row)
      if (content.picture) photos.push({ postId: row.id, ...content.picture })
    }
    const subscribers = members.slice(0, topic.subscribers).map(({ id: personId }) => ({ topicId, personId }))
    if (subscribers.length > 0) await ctx.tx.insert(topicSubscriptions).values(subscribers)
  }
  await ctx.tx.insert(posts).values(rows)
  await writeSaid(ctx, said)
  return photos
}

function topicRow(id: string, position: number, topic: TopicContent, { now, courses, communities }: Given) {
  const { title, description, allowsStudents: allowStudentsToAddPosts, course } = topic
  const productId =
    communities.find(({ content }) => content.title === topic.community)?.communityId ??
    courses.find(({ content }) => content.title === course)?.courseId ??
    null
  const createdAt = new Date(now.getTime() - TOPICS_SINCE_DAYS * DAY)
  return { id, position, title, description, allowStudentsToAddPosts, productId, createdAt }
}

/** Who can read a topic, and since when: members of its community, buyers of its course, or all who speak its language. */
function membersOf(
  { course, community, language }: TopicContent,
  { now, courses, communities, sales, students }: Given,
): Buyer[] {
  const sold = communities.find(({ content }) => content.title === community)
  if (sold)
    return sold.members.map((member) => ({
      ...member,
      at: new Date(now.getTime() - sold.content.publishedDaysAgo * DAY),
    }))
  const written = courses.find(({ content }) => content.title === course)
  if (written) return buyersOf(written, sales)
  const at = new Date(now.getTime() - MEMBERS_SINCE_DAYS * DAY)
  return students.filter((student) => student.language === language).map((student) => ({ ...student, at }))
}

function write(said: Said, given: Given, members: Buyer[], topicId: string, content: PostContent): PostRow | undefined {
  const { now, chance, admin } = given
  const { by, voice, title, body, daysAgo, votes = 0 } = content
  const createdAt = new Date(now.getTime() - daysAgo * DAY - chance.whole(1, 600) * MINUTE)
  const isByTeacher = by === 'teacher'
  const authorId = isByTeacher ? admin.id : authorOf(members, chance, voice, createdAt.getTime())?.id
  if (authorId === undefined) return undefined
  const id = newId()
  const readers = members
    .filter((member) => member.id !== authorId)
    .map((member) => ({ ...member, at: new Date(Math.max(member.at.getTime(), createdAt.getTime() + HOUR)) }))
  const before = said.comments.length
  for (const comment of content.comments ?? []) say(said, given, readers, { type: POST_TYPE, id }, comment)
  const counted = vote(said, given, readers, { type: POST_TYPE, id, authorId, at: createdAt, votes })
  const told = postPosted({ post_id: id, topic_id: topicId, author_id: authorId })
  said.events.push({ at: createdAt, event: told })
  const commentsCount = said.comments.length - before
  return { id, topicId, authorId, byAdmin: isByTeacher, title, body, createdAt, commentsCount, ...counted }
}
