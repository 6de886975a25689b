import { publishProduct } from '#modules/catalog/publish-product.ts'
import { aProduct, type GivenProduct, soldAs, type SoldProduct } from '#modules/catalog/testing.ts'
import type { TestSchool, World } from '#test/world.ts'
import { addFile, type DownloadFile, sendFile } from './contract.ts'

/** Ten bytes that begin as a PDF. */
export const A_PDF = '%PDF456789'

interface GivenFile {
  filename?: string
  bytes?: Buffer
}

/** What a browser does, up to where the file becomes one of a download. */
export async function sendBytes(
  world: World,
  school: TestSchool,
  downloadId: string,
  { filename = 'Zeszyt_ćwiczeń.pdf', bytes = Buffer.from(A_PDF) }: GivenFile = {},
): Promise<string> {
  const room = await school.as(school.admin).call(sendFile, { downloadId, filename, bytes: bytes.length })
  const headers = { ...room.headers, host: school.host }
  const sent = await world.app.inject({ method: 'PUT', url: room.upload, headers, payload: bytes })
  if (sent.statusCode !== 200) throw new Error(`The file was not taken: ${sent.body}`)
  return room.sent_file_id
}

/** A file of a download, the last one. */
export async function giveFile(
  world: World,
  school: TestSchool,
  downloadId: string,
  given: GivenFile = {},
): Promise<DownloadFile> {
  const sent_file_id = await sendBytes(world, school, downloadId, given)
  return (await school.as(school.admin).call(addFile, { downloadId, sent_file_id })).data.at(-1)!
}

/** A download of one file for 50,00, on the site unless said otherwise. */
export async function aDownload(
  world: World,
  school: TestSchool,
  { published = true, ...given }: GivenProduct = {},
): Promise<SoldProduct & { file: DownloadFile }> {
  const draft = await school.work((ctx) =>
    aProduct(ctx, { kind: 'download', title: 'Zeszyt i dźwięk', amount: 5_000, ...given, published: false }),
  )
  const file = await giveFile(world, school, draft.product.id)
  if (published) await school.work((ctx) => publishProduct(ctx, { productId: draft.product.id }))
  return { ...soldAs(draft), file }
}
