import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { OutsideCtx } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { ArchivePart, Exportables } from '../exportable.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import type { OpenFile } from './open-file.ts'
import { openListFile } from './open-list-file.ts'

type Count = (rows: number) => Promise<void>

/** All that a school has: its lists as CSV, the rest as JSON, and a text that says what is what. One after another, each as fast as it is taken. */
export async function openArchive(ctx: OutsideCtx, exportables: Exportables, language: Language): Promise<OpenFile> {
  const lists: { name: string; file: OpenFile }[] = []
  for (const exportable of exportables.lists)
    lists.push({
      name: `${exportable.kind}.csv`,
      file: await openListFile(ctx, exportable, { filter: {}, format: 'csv', language }),
    })
  let rows = lists.reduce((sum, { file }) => sum + (file.count ?? 0), 0)
  for (const part of exportables.parts) rows += await ctx.reading((inside) => part.count(inside))
  return {
    contentType: 'application/zip',
    count: rows,
    write: (count) => Readable.from(bytesOf(count), { objectMode: false }),
  }

  /** The archive begins itself as soon as there is one: not before somebody takes it, who hears of what fails. */
  async function* bytesOf(count: Count): AsyncGenerator<Buffer> {
    const zip = new ZipFile()
    const output = zip.outputStream as Readable
    const add = (name: string, open: () => Readable) =>
      zip.addReadStreamLazy(name, (opened) => {
        const stream = open()
        // What cannot be read ends the whole file.
        stream.once('error', (error) => output.destroy(error))
        opened(null, stream)
      })
    zip.addBuffer(Buffer.from((language === 'pl' ? pl : en).archive.about), 'README.txt')
    for (const { name, file } of lists) add(name, () => file.write(count))
    for (const part of exportables.parts)
      add(`${part.name}.json`, () => Readable.from(jsonOf(ctx, part, count), { objectMode: false }))
    zip.end()
    yield* output
  }
}

/** An array with a row a line. */
async function* jsonOf(ctx: OutsideCtx, part: ArchivePart, count: Count): AsyncGenerator<string> {
  let before = '[\n'
  let after: string | undefined
  do {
    const place = after
    const { rows, next } = await ctx.reading((inside) => part.read(inside, place))
    for (const row of rows) {
      yield before + JSON.stringify(row)
      before = ',\n'
    }
    after = next
    await count(rows.length)
  } while (after)
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
