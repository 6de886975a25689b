import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

interface Someone {
  name: string
  email: string
}

interface About {
  manager: string
  invited: Someone
  claimer: Someone
  course: string
  school: string
  url: string
}

export function claimedLetter(language: Language, { invited, claimer, url, ...about }: About): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  return {
    subject: say('claimed.subject', { course: about.course }),
    heading: say('claimed.heading'),
    paragraphs: [say('claimed.text', { ...about, ...invited }), say('claimed.by', { ...claimer }), say('claimed.how')],
    action: { label: say('claimed.action'), url },
  }
}
