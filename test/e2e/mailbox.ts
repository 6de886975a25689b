import { vi } from 'vitest'
import { LIMITS } from '#test/limits.ts'

export interface Mail {
  id: string
  to: string
  subject: string
  text: string
}

/** Every mail to someone, newest first, once one of them has this subject. */
export async function mailsTo(url: string, to: string, subject: RegExp): Promise<Mail[]> {
  return vi.waitFor(
    async () => {
      const { data } = await answerOf<{ data: Omit<Mail, 'text'>[] }>(`${url}/json/dev/mails`)
      const theirs = data.filter((mail) => mail.to.includes(to))
      if (!theirs.some((mail) => subject.test(mail.subject)))
        throw new Error(`No mail to ${to} is about ${subject}, only: ${theirs.map((mail) => mail.subject).join('; ')}`)
      return Promise.all(theirs.map(({ id }) => answerOf<Mail>(`${url}/json/dev/mails/${id}`)))
    },
    { timeout: LIMITS.toCome, interval: 200 },
  )
}

async function answerOf<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return (await answer.json()) as Answer
}
