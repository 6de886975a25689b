import sanitizeHtml from 'sanitize-html'
import { invalidField } from './refusal.ts'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'strong',
    'em',
    'u',
    's',
    'a',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'code',
    'pre',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href, rel: 'noopener nofollow', target: '_blank' } }),
  },
}

/** What may stand in a description or a post; anything else is dropped, scripts with what is inside them. */
export const sanitizeRichText = (html: string): string => {
  const clean = sanitizeHtml(html, allowed).trim()
  return textOfHtml(clean) === '' ? '' : clean
}

export const textOfHtml = (html: string): string =>
  sanitizeHtml(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} }).replace(/\s+/g, ' ').trim()

/** The same of what has to say something: markup alone that may not stay is refused with 422, as nothing is. */
export function sanitizeWritten(html: string, field: string): string {
  const clean = sanitizeRichText(html)
  if (clean === '') throw invalidField(field, 'validation.required')
  return clean
}
