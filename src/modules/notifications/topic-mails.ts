import type { Ctx } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'

/** Mails about topics, for those who asked for them; the module that owns the topics knows who did. */
export interface TopicMails {
  /** Whether the person asked for mails about this topic, or without one about any. */
  areWanted(ctx: Ctx, personId: string, topicId?: string): Promise<boolean>
  /** Ends them: about this topic, or without one about all. */
  end(ctx: Ctx, personId: string, topicId?: string): Promise<void>
  /** Undefined once it is gone. */
  titleOf(ctx: Ctx, topicId: string): Promise<string | undefined>
  word(language: Language, count: number): GatheredWords
}

/** Of a mail in which news were gathered. */
export interface GatheredWords {
  /** when there are several */
  subject: string
  heading: string
  /** the way to get no more of them */
  stop: string
}
