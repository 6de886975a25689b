import type { FastifyInstance } from 'fastify'
import type { SchoolFinder } from '#modules/schools/index.ts'

/** What is one person's own, or leads nowhere that is worth listing. Whole parts of a path: `/homeopathy` may be a course. */
const NOT_LISTED = ['/home$', '/home/', '/my$', '/my/', '/json/', '/language/', '/payment/', '/*/checkout', '/dev/']

/** /robots.txt: what search engines may read of a school; nothing of one that is not open yet. */
export function serveRobots(app: FastifyInstance, schools: SchoolFinder): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    const { school } = request.caller
    const isClosed = school && !(await schools.view(school.id))?.are_students_admitted
    const lines = [
      'User-agent: *',
      ...(isClosed ? ['/'] : NOT_LISTED).map((path) => `Disallow: ${path}`),
      ...(school && !isClosed ? ['', `Sitemap: ${school.origin}/sitemap.xml`] : []),
      '',
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(lines.join('\n'))
  })
}
