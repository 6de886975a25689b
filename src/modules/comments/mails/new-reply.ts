import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/mails-en.ts'
import { pl } from '../messages/mails-pl.ts'

interface NewReply {
  author: string
  body: string
  /** of what the comment is under */
  title: string
  url: string
}

export function newReplyLetter(language: Language, { author, body, title, url }: NewReply) {
  const say = translator(language === 'pl' ? pl : en, language)
  return {
    subject: say('newReply.subject', { author, title }),
    heading: say('newReply.heading'),
    paragraphs: [say('newReply.said', { author, title }), ...body.split(/\n+/)],
    action: { label: say('newReply.action'), url },
  }
}
