import type { School } from '#modules/schools/contract.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { accentPalette } from '#kit/theme/accent-palette.ts'
import { typeOf } from './mail-type.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import type { MailContent } from './write-mail.ts'

export interface Letter {
  subject: string
  /** at the head: the cover of what it is about */
  picture?: { url: string; words: string } | undefined
  heading: string
  /** plain text, one paragraph each */
  paragraphs: string[]
  /** the one thing to do */
  action?: { label: string; url: string }
  /** rows of a small table: what was bought, from, until, … */
  facts?: Array<{ label: string; value: string }>
  /** what the mail lists, each with the way to it */
  items?: Array<{ title: string; text: string; link: Link }>
  /** smaller, at the end: why this mail came, how long its link works */
  notes?: string[]
  /** at the very end: how to get no more of these */
  links?: Link[]
}

interface Link {
  label: string
  url: string
}

type Sender = Pick<School, 'name' | 'overlay_color' | 'contact_email' | 'template' | 'fonts' | 'logos'> & {
  origin: string
}

/** A letter on the school's paper: its name, its type, its colour, one action; and the same as plain text. */
export function layOut(school: Sender, language: Language, letter: Letter): MailContent {
  return { subject: letter.subject, html: asHtml(school, language, letter), text: asText(school, language, letter) }
}

function asHtml(
  school: Sender,
  language: Language,
  { subject, picture, heading, paragraphs, action, facts, items, notes, links }: Letter,
): string {
  const say = translator((language === 'pl' ? pl : en).layout, language)
  const { fill, onFill, text: accent } = accentPalette(school.overlay_color).light
  const type = typeOf(school)
  const cover = picture
    ? `<p style="margin:0 0 28px"><img src="${escape(picture.url)}" alt="${escape(picture.words)}" width="560" style="display:block;width:100%;height:auto;border-radius:3px;color:#5f584e"></p>`
    : ''
  const body = paragraphs.map((words) => `<p style="margin:0 0 16px">${escape(words)}</p>`).join('')
  const table = facts?.length
    ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-top:1px solid #e3dccf">${facts.map(factRow).join('')}</table>`
    : ''
  const button = action
    ? `<p style="margin:28px 0"><a href="${escape(action.url)}" style="display:inline-block;padding:13px 22px;border-radius:3px;background:${fill};color:${onFill};font-weight:600;text-decoration:none">${escape(action.label)}</a></p>
<p style="margin:0 0 16px;color:#5f584e;font-size:14px">${escape(say('buttonFails'))}<br><a href="${escape(action.url)}" style="color:${accent};word-break:break-all">${escape(action.url)}</a></p>`
    : ''
  const list = (items ?? []).map((item) => itemBlock(item, accent)).join('')
  const ways = (links ?? []).map(
    ({ label, url }) => `<a href="${escape(url)}" style="color:${accent}">${escape(label)}</a>`,
  )
  const small = (notes ?? [])
    .map((words) => `<p style="margin:0 0 12px;color:#5f584e;font-size:14px">${escape(words)}</p>`)
    .join('')
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escape(subject)}</title><style>${type.fonts}</style></head>
<body style="margin:0;background:#fbf9f4;color:#1d1a16;font:16px/1.6 ${type.text}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left"><tr><td>
<p style="margin:0 0 36px;padding-top:14px;border-top:4px solid ${fill};font:${type.weight} 19px/1.3 ${type.headings}"><a href="${escape(school.origin)}" style="color:#1d1a16;text-decoration:none">${headOf(school)}</a></p>
${cover}
<h1 style="margin:0 0 20px;font:${type.weight} 28px/1.2 ${type.headings}">${escape(heading)}</h1>
${body}${list}${table}${button}${small}
<p style="margin:36px 0 0;padding-top:16px;border-top:1px solid #e3dccf;color:#5f584e;font-size:14px">${escape(say('sentBy', { school: school.name }))} <a href="mailto:${escape(school.contact_email)}" style="color:${accent}">${escape(school.contact_email)}</a>${ways.length ? `<br>${ways.join(' · ')}` : ''}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>`
}

/** The logo for light grounds, as mails are, else the name; programs that show no pictures write its words in the same type. */
function headOf({ name, logos, origin }: Sender): string {
  const [logo] = logos
  if (!logo) return escape(name)
  return `<img src="${escape(origin + logo.src)}" alt="${escape(name)}" width="${logo.width}" height="${logo.height}" style="display:block;border:0">`
}

const itemBlock = ({ title, text, link }: NonNullable<Letter['items']>[number], accent: string) =>
  `<div style="margin:0 0 20px;padding:14px 0 0;border-top:1px solid #e3dccf"><p style="margin:0 0 6px;font-weight:600">${escape(title)}</p>${text ? `<p style="margin:0 0 8px">${escape(text)}</p>` : ''}<p style="margin:0"><a href="${escape(link.url)}" style="color:${accent}">${escape(link.label)}</a></p></div>`

const factRow = ({ label, value }: { label: string; value: string }) =>
  `<tr><td style="padding:9px 16px 9px 0;border-bottom:1px solid #e3dccf;color:#5f584e;vertical-align:top">${escape(label)}</td><td align="right" style="padding:9px 0;border-bottom:1px solid #e3dccf;font-weight:600">${escape(value)}</td></tr>`

function asText(
  school: Sender,
  language: Language,
  { heading, paragraphs, action, facts = [], items = [], notes = [], links = [] }: Letter,
): string {
  const say = translator((language === 'pl' ? pl : en).layout, language)
  const parts = [
    school.name,
    heading,
    ...paragraphs,
    ...items.map(({ title, text, link }) => [title, text, link.url].filter(Boolean).join('\n')),
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    [
      `--\n${say('sentBy', { school: school.name })} ${school.contact_email}`,
      ...links.map(({ label, url }) => `${label}: ${url}`),
    ].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (words: string): string => words.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
