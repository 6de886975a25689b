import type { FastifyReply } from 'fastify'

import type { Html } from './html.ts'
import { STYLE_SOURCE } from './style.ts'

// Browsers hold form-action against the redirect that answers the form too, so the shop's origin must be in it.
export const sendPage = (
  reply: FastifyReply,
  page: Html,
  { status, formTarget }: { status: number; formTarget?: string },
) =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': [
        `default-src 'none'`,
        `style-src ${STYLE_SOURCE}`,
        `form-action 'self'${formTarget ? ` ${formTarget}` : ''}`,
        `frame-ancestors 'none'`,
        `base-uri 'none'`,
      ].join('; '),
    })
    .send(page.markup)
