import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, pageFrom } from '#platform/db/paging.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { studentById } from '#modules/people/index.ts'
import type { listWritten as contract, WrittenPage } from './contract.ts'
import type { Reportables } from './reportable.ts'

const PAGE = 20

/** Everything a student wrote, of all kinds, newest first. Refuses with 404 who is no student of the school. */
export async function listWritten(
  ctx: Ctx,
  { id, cursor }: Input<typeof contract>,
  reportables: Reportables,
): Promise<WrittenPage> {
  const [student] = await studentById(ctx, id)
  foundOr404(student)
  const written = await reportables.writtenBy(ctx, id, { cursor, rows: PAGE + 1 })
  const items = await reportables.show(ctx, written)
  const page = pageFrom(
    written,
    PAGE,
    (row) => ({ row, item: items.get(row.id) }),
    (last) => `/json/home/students/${id}/written?${new URLSearchParams({ cursor: cursorOf(last) })}`,
  )
  const data = page.data.flatMap(({ row, item }) =>
    item
      ? {
          id: row.id,
          type: row.type,
          text: item.text,
          title: item.title,
          url: item.url,
          created_at: row.createdAt.toISOString(),
          is_held: row.heldAt !== null,
        }
      : [],
  )
  return { ...page, data }
}
