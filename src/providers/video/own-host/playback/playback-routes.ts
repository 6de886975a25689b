import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { InvalidKey, type ObjectStore } from '#providers/storage/port.ts'
import { sendObject } from '#providers/storage/send-object.ts'
import { isEmbedToken } from '../../embed-token.ts'
import { isMediaToken, isPosterToken, mediaToken } from '../media-token.ts'
import { videoPrefix } from '../own-host.ts'
import { LinkNotValid, NotAllowed, NotFound, Refusal, refuseUnless } from '#platform/refusal.ts'
import { PLAYBACK } from './describe-playback.ts'
import { embedPage, noPlayerPage } from './embed-page.ts'
import { isHotlinked } from './is-hotlinked.ts'
import { isFrameFile } from '../still.ts'
import { PLAYER_ENTRY, playerScripts } from './player-script.ts'
import type { Watchers } from './watchers.ts'

export interface PlayableVideo {
  title: string
  /** What transcodeVideo was given: where master.m3u8 and poster.webp lie. */
  prefix: string
  /** The still that was chosen for it, as `newStill` names it; left out, the poster that transcodeVideo drew. */
  still?: string | null
  captions: { language: string; label: string }[]
}

export interface PlaybackSettings {
  libraryId: string
  embedKey: string
  store: ObjectStore
  /** Null when there is no such video, or nothing of it can be played yet. */
  findPlayable: (request: FastifyRequest, videoId: string) => Promise<PlayableVideo | null>
  watchers: Watchers
  /** Who may frame the player, as the Content-Security-Policy writes it, such as `'self'`. */
  frameAncestors: string
}

type EmbedRequest = FastifyRequest<{
  Params: { libraryId: string; videoId: string }
  Querystring: { token?: string; expires?: string; autoplay?: string; lang?: string; again?: string }
}>
type ScriptRequest = FastifyRequest<{ Params: { file: string } }>
type FileRequest = FastifyRequest<{ Params: { videoId: string; token: string; '*': string } }>

/** How long an open player goes on without being opened again, a pause over lunch included. */
const PLAYBACK_SECONDS = 6 * 60 * 60

/** One film more than an account may watch at a time. */
export class TooManyFilms extends Refusal {
  readonly status = 429
  readonly code = 'media.too-many-films'
}

/**
 * The embed page at /embed, and playlists, segments, posters and captions at /video. 403 without a valid token, for whoever may
 * not see the video at this moment, to another browser than the one its player was made for, and for other sites.
 */
export async function playbackRoutes(app: FastifyInstance, settings: PlaybackSettings) {
  app.get('/embed/player/:file', (request: ScriptRequest, reply) => sendPlayerScript(request, reply))
  app.get('/embed/:libraryId/:videoId', { config: { operation: PLAYBACK.page } }, (request: EmbedRequest, reply) =>
    sendEmbedPage(settings, request, reply),
  )
  app.get('/video/:videoId/:token/left', { config: { operation: PLAYBACK.left } }, (request: FileRequest, reply) => {
    settings.watchers.left(request, request.params.videoId)
    return reply.code(204).header('cache-control', 'no-store').send()
  })
  app.get('/video/:videoId/:token/*', { config: { operation: PLAYBACK.file } }, (request: FileRequest, reply) =>
    sendVideoFile(settings, request, reply),
  )
}

async function sendEmbedPage(settings: PlaybackSettings, request: EmbedRequest, reply: FastifyReply) {
  const { watchers, embedKey } = settings
  const { libraryId, videoId } = request.params
  const { token = '', expires = '', again, autoplay } = request.query
  const language = request.query.lang === 'pl' ? 'pl' : 'en'
  const nonce = randomBytes(16).toString('base64')
  pageHeaders(reply, nonce, settings.frameAncestors)
  const isGiven = libraryId === settings.libraryId && isEmbedToken(embedKey, videoId, { token, expires })
  if (!isGiven) return reply.code(403).send(noPlayerPage(language, 'expired'))
  const maySee = !isHotlinked(request) && (await watchers.maySee(request, videoId))
  if (!maySee) return reply.code(403).send(noPlayerPage(language, 'closed'))
  const video = await settings.findPlayable(request, videoId)
  if (!video) return reply.code(404).send(noPlayerPage(language, 'notReady'))
  // Only a player that was refused comes again: to open one counts nothing.
  if (again !== undefined && !watchers.mayGoOn(request, videoId)) {
    const retry = `?${new URLSearchParams({ token, expires, lang: language })}`
    return reply.code(429).send(noPlayerPage(language, 'tooMany', retry))
  }
  const base = `/video/${videoId}/${mediaToken(embedKey, videoId, watchers.markFor(request, reply), PLAYBACK_SECONDS)}`
  const attempt = video.prefix.slice(videoPrefix(videoId).length)
  return reply.send(
    embedPage({
      language,
      nonce,
      title: video.title,
      source: `${base}/${attempt}master.m3u8`,
      left: `${base}/left`,
      poster: `${base}/${POSTER}`,
      autoplay: autoplay === 'true',
      captions: video.captions.map((each) => ({ ...each, url: `${base}/captions/${each.language}.vtt` })),
    }),
  )
}

function pageHeaders(reply: FastifyReply, nonce: string, frameAncestors: string) {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
  ]
  reply.type('text/html; charset=utf-8').headers({
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
}

/** A browser may keep what it was sent, but asks each time whether it may still show it. */
const KEPT = 'private, no-cache'
const NEVER_CHANGES = /\.(?:m4s|mp4)$/
const IS_FILM = /\.(?:m4s|mp4|m3u8)$/

async function sendVideoFile(settings: PlaybackSettings, request: FileRequest, reply: FastifyReply) {
  const { watchers } = settings
  const { videoId, '*': file } = request.params
  refuseUnless(!isHotlinked(request))
  refuseUnless(isAddressOf(settings, request), new LinkNotValid())
  refuseUnless(await watchers.maySee(request, videoId), new NotAllowed())
  refuseUnless(!IS_FILM.test(file) || watchers.mayGoOn(request, videoId), new TooManyFilms())
  try {
    const key = await keyOf(settings, request)
    reply.headers({ 'cache-control': KEPT, vary: 'cookie', 'cross-origin-resource-policy': 'same-origin' })
    if (NEVER_CHANGES.test(file)) {
      // By the name of what was encoded once, in a folder of its own.
      const etag = `"${file}"`
      if (request.headers['if-none-match'] === etag) return reply.code(304).header('etag', etag).send()
      reply.header('etag', etag)
    }
    return await sendObject(settings.store, key, request, reply)
  } catch (error) {
    throw error instanceof InvalidKey ? new NotFound() : error
  }
}

function isAddressOf({ embedKey, watchers }: PlaybackSettings, request: FileRequest): boolean {
  const { videoId, token, '*': file } = request.params
  const mark = watchers.markOf(request)
  if (mark !== undefined && isMediaToken(embedKey, videoId, mark, token)) return true
  return (file === POSTER || isFrameFile(file)) && isPosterToken(embedKey, videoId, token)
}

const POSTER = 'poster.webp'

async function keyOf(settings: PlaybackSettings, request: FileRequest): Promise<string> {
  const { videoId, '*': file } = request.params
  if (file !== POSTER) return `${videoPrefix(videoId)}${file}`
  const video = await settings.findPlayable(request, videoId)
  return video?.still ? `${videoPrefix(videoId)}${video.still}` : `${video?.prefix ?? videoPrefix(videoId)}${file}`
}

async function sendPlayerScript(request: ScriptRequest, reply: FastifyReply) {
  const { file } = request.params
  const script = (await playerScripts()).get(file)
  if (!script) throw new NotFound()
  const { plain, brotli, etag } = script
  // All but the first are named by what is in them.
  const lasting = file === PLAYER_ENTRY ? 'max-age=3600' : 'max-age=31536000, immutable'
  reply
    .type('text/javascript; charset=utf-8')
    .headers({ etag, 'cache-control': `public, ${lasting}`, vary: 'accept-encoding' })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const small = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  return small ? reply.header('content-encoding', 'br').send(brotli) : reply.send(plain)
}
