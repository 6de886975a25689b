import { isSignedIn, type OutsideCtx } from '#platform/context.ts'
import { csvAnswer } from '#platform/http/csv-answer.ts'
import { countOrRefuse, type Limit } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { formatMoment } from '#platform/i18n/format-figures.ts'
import { translator } from '#platform/i18n/text.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { dayOf } from '#platform/time/days.ts'
import { zonedIso } from '#platform/time/wall-time.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { momentPath } from './moment-path.ts'
import { type FoundRow, readNotes } from './read-notes.ts'

const ONCE_A_MINUTE: Limit = { uses: 1, seconds: 60 }
const AT_ONCE = 500

/** One's own notes with links to their moments, read as fast as they are taken. Once a minute (commerce §9). */
export async function exportNotes(ctx: OutsideCtx, _input: unknown, exchange: Exchange): Promise<string> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const { id } = ctx.actor
  await countOrRefuse(exchange.request.server.units, `export-notes:${id}`, ONCE_A_MINUTE, 'notes.export-too-soon')
  return csvAnswer(exchange, `notes-${dayOf(ctx.now, ctx.school.timeZone)}.csv`, rowsOf(ctx, id))
}

const HEADS = ['course', 'lecture', 'moment', 'note', 'link', 'writtenAt'] as const

async function* rowsOf(ctx: OutsideCtx, personId: string): AsyncGenerator<string[]> {
  const text = translator<typeof en.export>((ctx.language === 'pl' ? pl : en).export, ctx.language)
  yield HEADS.map((head) => text(head))
  for (let cursor: string | undefined, isLast = false; !isLast;) {
    const rows = await ctx.inTransaction((inside) => readNotes(inside, { personId, cursor, most: AT_ONCE }))
    isLast = rows.length < AT_ONCE
    cursor = rows.at(-1)?.place
    for (const row of rows) yield cellsOf(ctx, row)
  }
}

const cellsOf = ({ school }: OutsideCtx, { note, course, lecture }: FoundRow): string[] => [
  course.title,
  lecture?.title ?? '',
  note.positionSeconds === null ? '' : formatMoment(note.positionSeconds),
  note.body,
  lecture ? school.origin + momentPath(course.slug, lecture.id, note.positionSeconds) : '',
  zonedIso(note.createdAt, school.timeZone),
]
