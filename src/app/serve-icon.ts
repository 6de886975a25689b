import type { FastifyInstance } from 'fastify'
import type { SchoolFinder } from '#modules/schools/index.ts'

const PLATFORM = { initial: 'K', color: '#2a3fb0' }
const HEX_COLOR = /^#[0-9a-f]{6}$/i

/** /favicon.svg: the school's initial on its own colour. Drawn from one letter and one checked colour, so it holds no script. */
export function serveIcon(app: FastifyInstance, schools: SchoolFinder): void {
  app.get('/favicon.svg', { schema: { hide: true } }, async (request, reply) => {
    const { school } = request.caller
    const view = school && (await schools.view(school.id))
    const initial = view ? (view.name.match(/\p{L}|\p{N}/u)?.[0] ?? PLATFORM.initial).toUpperCase() : PLATFORM.initial
    const color = view && HEX_COLOR.test(view.overlay_color) ? view.overlay_color : PLATFORM.color
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=3600').send(icon(initial, color))
  })
}

const icon = (initial: string, color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="3" fill="${color}"/>` +
  `<text x="16" y="23" font-family="Georgia, serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${initial}</text></svg>`
