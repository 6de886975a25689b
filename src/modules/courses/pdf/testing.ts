import type { TestSchool, World } from '#test/world.ts'
import { createPdf, type Pdf, showPdf } from './contract.ts'

export const aPdf = (words = 'Zażółć'): Buffer => Buffer.from(`%PDF-1.7\n% ${words}\n${'x'.repeat(3000)}\n%%EOF\n`)

interface PlacedLecture {
  courseId: string
  sectionId: string
  lectureId: string
}

/** What a browser does, up to where the file is to be looked at. */
export async function sendPdf(
  world: World,
  school: TestSchool,
  key: PlacedLecture,
  bytes = aPdf(),
  filename = 'Arkusz.pdf',
) {
  const room = await school.as(school.admin).call(createPdf, { ...key, filename })
  const headers = { ...room.headers, host: school.host }
  const sent = await world.app.inject({ method: 'PUT', url: room.upload, headers, payload: bytes })
  return { pdfId: room.pdf_id, upload: room.upload, status: sent.statusCode }
}

/** A lecture's PDF with its file; needs a world with a data folder. */
export async function givePdf(
  world: World,
  school: TestSchool,
  key: PlacedLecture,
  isDownloadable = false,
): Promise<Pdf> {
  const { pdfId } = await sendPdf(world, school, key)
  const shown = school.as(school.admin).call(showPdf, { ...key, pdfId, is_downloadable: isDownloadable })
  return (await shown).pdf
}
