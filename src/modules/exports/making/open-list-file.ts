import type { OutsideCtx } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Cell, Exportable, OpenList } from '../exportable.ts'
import type { ListFormat } from '../vocabulary.ts'
import type { OpenFile } from './open-file.ts'
import { TYPES, writeFile } from './write-file.ts'

interface Wanted {
  filter: Record<string, string>
  format: ListFormat
  language: Language
}

/** One list as it is narrowed. */
export async function openListFile(
  ctx: OutsideCtx,
  exportable: Exportable,
  { filter, format, language }: Wanted,
): Promise<OpenFile> {
  const list = await ctx.reading((inside) => exportable.open(inside, filter, language))
  const { timeZone } = ctx.school
  return {
    contentType: TYPES[format],
    count: list.count,
    write: (count) => writeFile(format, slicesOf(ctx, list, count), { language, timeZone, headings: list.headings }),
  }
}

/** Slice after slice, each a read of its own. */
async function* slicesOf(
  ctx: OutsideCtx,
  list: OpenList,
  count: (rows: number) => Promise<void>,
): AsyncGenerator<Cell[][]> {
  let after: string | undefined
  do {
    const place = after
    const slice = await ctx.reading((inside) => list.read(inside, place))
    yield slice.rows
    after = slice.next
    await count(slice.rows.length)
  } while (after)
}
