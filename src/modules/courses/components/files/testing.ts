import type { TestSchool, World } from '#test/world.ts'
import { SOUNDS } from '#test/files-of-kinds.ts'
import { storeComponent } from '../contract.ts'
import { type BlockFile, createBlockFile, keepBlockFile } from '#modules/content/files/contract.ts'
import type { BlockFileUse } from '#modules/content/files/vocabulary.ts'

/** Begins as an MP3 does. */
export const aSound = (): Buffer => Buffer.concat([SOUNDS['audio/mpeg']!, Buffer.alloc(3000, 'x')])

interface PlacedLecture {
  courseId: string
  sectionId: string
  lectureId: string
}

interface GivenFile {
  use?: BlockFileUse
  filename?: string
  bytes?: Buffer
}

/** What a browser does, up to where the file is looked at. */
export async function sendFile(
  world: World,
  school: TestSchool,
  { use = 'audio', filename = 'Żółty głos.mp3', bytes = aSound() }: GivenFile = {},
): Promise<{ storedId: string; status: number }> {
  const admin = school.as(school.admin)
  const room = await admin.call(createBlockFile, { use, filename, bytes: bytes.length || 1 })
  const headers = { ...room.headers, host: school.host }
  const sent = await world.app.inject({ method: 'PUT', url: room.upload, headers, payload: bytes })
  return { storedId: room.stored_id, status: sent.statusCode }
}

/** A file that a component can have; needs a world with a data folder. */
export async function giveFile(world: World, school: TestSchool, given: GivenFile = {}): Promise<BlockFile> {
  const { storedId } = await sendFile(world, school, given)
  return school.as(school.admin).call(keepBlockFile, { storedId, use: given.use ?? 'audio' })
}

export const A_PDF = Buffer.from('%PDF-1.7\n%%EOF\n')

/** A file of a lecture that students save. */
export async function offerFile(world: World, school: TestSchool, key: PlacedLecture) {
  const file = await giveFile(world, school, { use: 'file', filename: 'Żółty arkusz.pdf', bytes: A_PDF })
  const component = { type: 'file', stored_id: file.id, title: 'Arkusz', note: '' } as const
  const { id } = await school.as(school.admin).call(storeComponent, { ...key, block: component })
  return { id, file }
}

/** A PDF of a lecture that students read there. */
export async function showPdf(world: World, school: TestSchool, key: PlacedLecture, isDownloadable: boolean) {
  const file = await giveFile(world, school, { use: 'pdf', filename: 'Żółty arkusz.pdf', bytes: A_PDF })
  const component = { type: 'pdf', stored_id: file.id, title: 'Arkusz', is_downloadable: isDownloadable } as const
  const { id } = await school.as(school.admin).call(storeComponent, { ...key, block: component })
  return { id, file }
}

/** A sound of a lecture, with its file. */
export async function giveSound(world: World, school: TestSchool, key: PlacedLecture) {
  const file = await giveFile(world, school)
  const component = { type: 'audio', stored_id: file.id, title: 'Szum', transcript: 'Szumi.', seconds: 61 } as const
  const { id } = await school.as(school.admin).call(storeComponent, { ...key, block: component })
  return { id, file }
}
