import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '#platform/refusal.ts'
import { type Face, FACES, filesOf } from '#kit/theme/faces.ts'

const FONTS = new Map(
  (Object.keys(FACES) as Face[]).flatMap((face) =>
    filesOf(face).map(({ file }) => [file, `@fontsource-variable/${face}/files/${file}`] as const),
  ),
)

/** /fonts/…woff2: the type that schools choose, and all of it for mails, which cannot know what the built files are called. For every origin: a mail has none. */
export function serveFonts(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/fonts/:file', { schema: { hide: true } }, async (request, reply) => {
    const found = FONTS.get(request.params.file)
    if (!found) throw new NotFound()
    return reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await readFile(fileURLToPath(import.meta.resolve(found))))
  })
}
