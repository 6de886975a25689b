import { type KeyRing, seal, unseal } from '#platform/sealed.ts'

interface Words {
  html: string
  text: string
}

interface Kept extends Words {
  id: string
  sealed: string | null
}

/** A mail's words without the secret of its link, and the secret locked, for as long as the mail is not sent. */
export function hideSecret(keys: KeyRing, id: string, { html, text }: Words, secret: string): Kept {
  const mark = markOf(id)
  return {
    id,
    html: html.replaceAll(secret, mark),
    text: text.replaceAll(secret, mark),
    sealed: seal(keys, mark, secret),
  }
}

/** The words as they are sent. */
export function withSecret<Mail extends Kept>(keys: KeyRing, mail: Mail): Mail {
  if (mail.sealed === null) return mail
  const mark = markOf(mail.id)
  const secret = unseal(keys, mark, mail.sealed)
  return { ...mail, html: mail.html.replaceAll(mark, secret), text: mail.text.replaceAll(mark, secret) }
}

const markOf = (id: string): string => `sealed-${id}`
