import { shortened } from '#platform/cut-text.ts'
import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import type { News } from '../news.ts'
import type { GatheredWords } from '../topic-mails.ts'

interface Gathered {
  news: News[]
  words: GatheredWords
  /** of the school's site */
  origin: string
  stopUrl: string
  /** where they are mails about the community */
  stopAllUrl: string | undefined
}

const MOST_LISTED = 20
const EXCERPT = 280

/** One mail of everything new to somebody: answers to what they wrote, posts in a topic they follow, or what is new in what they bought. */
export function newsLetter(language: Language, { news, words, origin, stopUrl, stopAllUrl }: Gathered): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  const [first, ...others] = news
  const listed = news.slice(0, MOST_LISTED)
  const more = news.length - listed.length
  return {
    subject: first && others.length === 0 ? first.subject : words.subject,
    heading: words.heading,
    paragraphs: [],
    items: listed.map(({ said, body, action, path }) => ({
      title: said,
      text: excerptOf(body),
      link: { label: action, url: new URL(path, origin).href },
    })),
    notes: more > 0 ? [say('moreNews', { count: more })] : [],
    links: [{ label: words.stop, url: stopUrl }, ...(stopAllUrl ? [{ label: say('stopAll'), url: stopAllUrl }] : [])],
  }
}

/** How mails about answers are worded. */
export function answerWords(language: Language, count: number): GatheredWords {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  return { subject: say('answers.subject', { count }), heading: say('answers.heading'), stop: say('stopAnswers') }
}

/** How mails about what is new in what somebody bought are worded. */
export function productWords(language: Language, count: number): GatheredWords {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  return { subject: say('products.subject', { count }), heading: say('products.heading'), stop: say('stopProducts') }
}

const excerptOf = (body: string): string => shortened(body.replace(/\s+/g, ' ').trim(), EXCERPT)
