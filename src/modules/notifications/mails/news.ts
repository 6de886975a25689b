import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import type { Letter } from '../mail-layout.ts'
import { en } from '../messages/mails-en.ts'
import { pl } from '../messages/mails-pl.ts'
import type { News } from '../notices/news.ts'
import type { Unsubscription } from '../unsubscribe/unsubscribe-url.ts'

interface Gathered {
  news: News[]
  /** of the school's site */
  origin: string
  about: Unsubscription['about']
  stopUrl: string
  stopAllUrl: string
}

const MOST_LISTED = 20
const EXCERPT = 280

/** One mail of everything new to somebody: answers to what they wrote, or posts in a topic they follow. */
export function newsLetter(language: Language, { news, origin, about, stopUrl, stopAllUrl }: Gathered): Letter {
  const say = translator(language === 'pl' ? pl : en, language)
  const [first] = news
  const count = news.length
  const listed = news.slice(0, MOST_LISTED)
  const more = count - listed.length
  const subject = about === 'topic' ? 'newPosts.subject' : 'answers.subject'
  return {
    subject:
      count === 1 && first
        ? say(`${first.kind}.subject`, { author: first.author, title: first.title })
        : say(subject, { count }),
    heading: say(about === 'topic' ? 'newPosts.heading' : 'answers.heading'),
    paragraphs: [],
    items: listed.map(({ kind, author, title, body, path }) => ({
      title: say(`${kind}.said`, { author, title }),
      text: excerptOf(body),
      link: { label: say(`${kind}.action`), url: new URL(path, origin).href },
    })),
    notes: more > 0 ? [say('moreNews', { count: more })] : [],
    links: [
      { label: say(about === 'topic' ? 'stopTopic' : 'stopAnswers'), url: stopUrl },
      { label: say('stopAll'), url: stopAllUrl },
    ],
  }
}

function excerptOf(body: string): string {
  const letters = Array.from(body.replace(/\s+/g, ' ').trim())
  return letters.length <= EXCERPT ? letters.join('') : `${letters.slice(0, EXCERPT).join('').trimEnd()}…`
}
