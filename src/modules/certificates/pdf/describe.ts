import sharp from 'sharp'
import type { Picture } from '#modules/media/contract.ts'
import { type Media, pictureUrl, readShown } from '#modules/media/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import { drawQr } from '#platform/draw-qr.ts'
import { formatDate } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { en } from '../messages/document-en.ts'
import { pl } from '../messages/document-pl.ts'
import type { CertificateTemplate } from '../template/contract.ts'
import { certificatePath, type PLACEHOLDERS, shownCode } from '../vocabulary.ts'
import type { Drawing, Said } from './lay-out.ts'
import { LOGO_ROOM, SIGNATURE_ROOM } from './rooms.ts'

export interface DrawingParts {
  schools: Pick<SchoolFinder, 'view'>
  media: Pick<Media, 'store'>
}

/** What is different on each. */
interface Own {
  name: string
  course: string
  code: string
  issuedAt: Date
}

/** Pixels for each point, so that it is sharp on paper. */
const SHARPNESS = 4

export const documentWords = (language: Language) => translator(language === 'pl' ? pl : en, language)

/** What a certificate says in a language, as its template has it. */
export async function describe(
  { school }: Pick<OutsideCtx, 'school'>,
  { template, own, language }: { template: CertificateTemplate; own: Own; language: Language },
  { schools, media }: DrawingParts,
): Promise<Said> {
  const shown = foundOr404(await schools.view(school.id))
  const say = documentWords(language)
  const { name, course, code, issuedAt } = own
  const date = formatDate(issuedAt, language, school.timeZone)
  const fill = filledWith({ name, course, school: school.name, date })
  const words = template.words[language]
  const url = school.origin + certificatePath(code)
  const schoolLogo = shown.logos.find(({ scheme }) => scheme !== 'dark')?.src
  const ownLogo = template.own_logo && largest(template.own_logo)
  const logo = { school: schoolLogo, own: ownLogo, none: undefined }[template.logo]
  return {
    language,
    layout: template.layout,
    color: template.color || shown.overlay_color,
    school: school.name,
    logo: logo ? await drawing(media, logo, LOGO_ROOM) : null,
    name,
    course,
    signature: template.signature && (await drawing(media, largest(template.signature), SIGNATURE_ROOM)),
    signer: template.signer,
    url,
    qr: drawQr(url),
    words: {
      title: fill(words.title) || say('title'),
      before: fill(words.before) || say('says'),
      after: fill(words.after) || say('completed'),
      more: fill(words.more),
      role: fill(words.role),
      issued: say('issued', { date }),
      code: say('code', { code: shownCode(code) }),
      verify: say('verify'),
      qr: say('qr', { url }),
      signature: say('signature', { name: template.signer }),
    },
  }
}

const filledWith = (values: Record<(typeof PLACEHOLDERS)[number], string>) => (text: string) =>
  text.replace(/\{(name|course|school|date)\}/g, (_, each: keyof typeof values) => values[each]).trim()

const largest = (picture: Picture) => pictureUrl(picture, picture.width)

/** A picture as large as its room lets it be; null where its file is gone. */
async function drawing(
  media: DrawingParts['media'],
  src: string,
  room: { width: number; height: number },
): Promise<Drawing | null> {
  const bytes = await readShown(media, src).catch(() => null)
  if (!bytes) return null
  const { data, info } = await sharp(bytes)
    .resize({ width: room.width * SHARPNESS, height: room.height * SHARPNESS, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  const scale = Math.min(room.width / info.width, room.height / info.height)
  return { png: data, width: info.width * scale, height: info.height * scale }
}
