import { and, eq } from 'drizzle-orm'
import type { TopicMails } from '#modules/notifications/index.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { topics, topicSubscriptions } from './tables.ts'

/** Who wants mails about which topic, for those who write and end them. */
export const topicMails: TopicMails = {
  areWanted: async ({ tx }, personId, topicId) =>
    (await tx.$count(topicSubscriptions, subscriptionsOf(personId, topicId))) > 0,

  async end({ tx }, personId, topicId) {
    await tx.delete(topicSubscriptions).where(subscriptionsOf(personId, topicId))
  },

  async titleOf({ tx }, topicId) {
    const [topic] = await tx.select({ title: topics.title }).from(topics).where(eq(topics.id, topicId))
    return topic?.title
  },

  word(language, count) {
    const say = translator((language === 'pl' ? pl : en).mails, language)
    return { subject: say('newPosts.subject', { count }), heading: say('newPosts.heading'), stop: say('stopTopic') }
  },
}

const subscriptionsOf = (personId: string, topicId: string | undefined) =>
  and(
    eq(topicSubscriptions.personId, personId),
    topicId === undefined ? undefined : eq(topicSubscriptions.topicId, topicId),
  )
