import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { InvalidKey, type ObjectStore } from '#providers/storage/port.ts'
import { sendObject } from '#providers/storage/send-object.ts'
import { isEmbedToken } from '../../embed-token.ts'
import { isMediaToken, mediaToken } from '../media-token.ts'
import { videoPrefix } from '../own-host.ts'
import { LinkNotValid, NotFound } from '#platform/refusal.ts'
import { PLAYBACK } from './describe-playback.ts'
import { embedPage, noPlayerPage } from './embed-page.ts'
import { PLAYER_ENTRY, playerScripts } from './player-script.ts'

export interface PlayableVideo {
  title: string
  /** What transcodeVideo was given: where master.m3u8 and poster.webp lie. */
  prefix: string
  captions: { language: string; label: string }[]
}

export interface PlaybackSettings {
  libraryId: string
  embedKey: string
  store: ObjectStore
  /** Null when there is no such video, or nothing of it can be played yet. */
  findPlayable: (videoId: string) => Promise<PlayableVideo | null>
  /** Who may frame the player, as the Content-Security-Policy writes it, such as `'self'`. */
  frameAncestors: string
}

type EmbedRequest = FastifyRequest<{
  Params: { libraryId: string; videoId: string }
  Querystring: { token?: string; expires?: string; autoplay?: string; lang?: string }
}>
type ScriptRequest = FastifyRequest<{ Params: { file: string } }>
type FileRequest = FastifyRequest<{ Params: { videoId: string; token: string; '*': string } }>

/** How long an open player may fetch segments, a pause over lunch included. */
const PLAYBACK_SECONDS = 6 * 60 * 60

/** The embed page at /embed, and playlists, segments, posters and captions at /video: 403 without a valid token. */
export async function playbackRoutes(app: FastifyInstance, settings: PlaybackSettings) {
  app.get('/embed/player/:file', (request: ScriptRequest, reply) => sendPlayerScript(request, reply))
  app.get('/embed/:libraryId/:videoId', { config: { operation: PLAYBACK.page } }, (request: EmbedRequest, reply) =>
    sendEmbedPage(settings, request, reply),
  )
  app.get('/video/:videoId/:token/*', { config: { operation: PLAYBACK.file } }, (request: FileRequest, reply) =>
    sendVideoFile(settings, request, reply),
  )
}

async function sendEmbedPage(settings: PlaybackSettings, request: EmbedRequest, reply: FastifyReply) {
  const { libraryId, videoId } = request.params
  const language = request.query.lang === 'pl' ? 'pl' : 'en'
  const nonce = randomBytes(16).toString('base64')
  pageHeaders(reply, nonce, settings.frameAncestors)
  const allowed = libraryId === settings.libraryId && isEmbedToken(settings.embedKey, videoId, request.query)
  if (!allowed) return reply.code(403).send(noPlayerPage(language, 'expired'))
  const video = await settings.findPlayable(videoId)
  if (!video) return reply.code(404).send(noPlayerPage(language, 'notReady'))
  const base = `/video/${videoId}/${mediaToken(settings.embedKey, videoId, PLAYBACK_SECONDS)}`
  const attempt = video.prefix.slice(videoPrefix(videoId).length)
  return reply.send(
    embedPage({
      language,
      nonce,
      title: video.title,
      source: `${base}/${attempt}master.m3u8`,
      poster: `${base}/${attempt}poster.webp`,
      autoplay: request.query.autoplay === 'true',
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

async function sendVideoFile(settings: PlaybackSettings, request: FileRequest, reply: FastifyReply) {
  const { videoId, token, '*': file } = request.params
  if (!isMediaToken(settings.embedKey, videoId, token)) throw new LinkNotValid()
  try {
    const mayChange = !file.endsWith('.m4s') && !file.endsWith('.mp4')
    reply.header('cache-control', mayChange ? 'private, max-age=10' : 'private, max-age=86400, immutable')
    return await sendObject(settings.store, await keyOf(settings, videoId, file), request, reply)
  } catch (error) {
    throw error instanceof InvalidKey ? new NotFound() : error
  }
}

async function keyOf(settings: PlaybackSettings, videoId: string, file: string): Promise<string> {
  if (file !== 'poster.webp') return `${videoPrefix(videoId)}${file}`
  const video = await settings.findPlayable(videoId)
  return `${video?.prefix ?? videoPrefix(videoId)}${file}`
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
