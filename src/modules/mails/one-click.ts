import type { FastifyRequest } from 'fastify'

/** One click in the reader's mail program ends such mails (RFC 8058). */
export const oneClickHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** What a link that has ended mails answers: a page with a message to whoever came by themselves, nothing more to a mail program. */
export function endedBy(
  { body }: Pick<FastifyRequest, 'body'>,
  onward: { redirect_to: string; message: string },
): { done: true; redirect_to?: string; message?: string } {
  const isOneClick = Object.hasOwn((body as object | undefined) ?? {}, 'List-Unsubscribe')
  return { done: true, ...(!isOneClick && onward) }
}
