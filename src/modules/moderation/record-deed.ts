import { shortened } from '#platform/cut-text.ts'
import { connectionOf } from '#platform/db/lend-connection.ts'
import type { DeedRecorder } from '#platform/db/unit-of-work.ts'
import { areaOf, type DeedWords } from './deed-words.ts'

const SUBJECT_LENGTH = 80

/**
 * One entry for each call, in the unit of work that does it: for a call of several, in the first that changes something,
 * and a later one may still name the subject. What only read, or locked, leaves none, unless it was an export that began.
 */
export const deedRecorder =
  (words: DeedWords): DeedRecorder =>
  async (ctx, { id, call, mayOnlyRead }, about) => {
    if (mayOnlyRead && !about) return
    const adminId = 'id' in ctx.actor ? ctx.actor.id : null
    await connectionOf(ctx.tx).query({
      ...RECORD,
      values: [
        id,
        adminId,
        call,
        areaOf(words, call),
        about ? firstWords(about.subject) : null,
        about?.url,
        ctx.now,
        mayOnlyRead,
      ],
    })
  }

const RECORD = {
  name: 'record_deed',
  // A transaction that writes holds a table in this mode (as this statement holds its own); one that only locks rows does not.
  text: `
    insert into audit_entries as entry (id, admin_id, deed, area, subject, url, created_at)
    select $1, $2, $3, $4, $5, $6, $7
    where $8 or exists (
      select from pg_locks l join pg_class c on c.oid = l.relation
      where l.pid = pg_backend_pid() and l.mode = 'RowExclusiveLock' and c.relkind = 'r' and c.oid <> 'audit_entries'::regclass)
    on conflict (id) do update set
      subject = coalesce(entry.subject, excluded.subject), url = coalesce(entry.url, excluded.url)`,
}

const firstWords = (text: string): string => shortened(text.replace(/\s+/g, ' ').trim(), SUBJECT_LENGTH)
