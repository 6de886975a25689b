import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { limitWords } from '#modules/limits/index.ts'
import { people } from '#modules/people/tables.ts'
import { en as platformEn } from '#platform/i18n/messages/en.ts'
import { pl as platformPl } from '#platform/i18n/messages/pl.ts'
import { fill, type Message } from '#platform/i18n/text.ts'
import type { MessageParams } from '#platform/refusal.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import type { MediaParts } from './parts.ts'
import { videos } from './tables.ts'

/** Students' videos are short answers, those of admins whole lectures, and so those of an operator whom the school let in. */
export async function maxBytesOf({ units, config }: MediaParts, videoId: string): Promise<number> {
  const [uploader] = await units.withoutSchool('a signed upload names a video, on any host', (tx) =>
    tx
      .select({ role: people.role })
      .from(videos)
      .innerJoin(people, eq(people.id, videos.uploadedById))
      .where(and(eq(videos.host, 'own'), eq(videos.hostVideoId, videoId))),
  )
  const role = uploader?.role ?? 'admin'
  return config.videoMaxBytes[role === 'admin' || role === 'operator' ? 'admin' : 'student']
}

const WORDS = {
  en: { ...platformEn, ...limitWords.en.errors, ...en.errors },
  pl: { ...platformPl, ...limitWords.pl.errors, ...pl.errors },
}

/** The words of what an upload is refused for, in the sender's language. */
export function sayRefusal(
  code: string,
  { maxBytes, ...params }: MessageParams,
  { caller: { language } }: FastifyRequest,
) {
  const words: Record<string, Message> = WORDS[language]
  return fill(words[code] ?? code, language, { ...params, ...(maxBytes && sizeOf(Number(maxBytes))) })
}

const UNITS = ['KB', 'MB', 'GB']

/** In the largest unit of which there is one at least. */
function sizeOf(bytes: number): MessageParams {
  const step = Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length)
  return { size: Number((bytes / 1024 ** step).toFixed(1)), unit: UNITS[step - 1]! }
}
