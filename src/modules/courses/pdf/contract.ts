import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Id } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'

/** The PDF of a lecture, as its admin edits it. */
export const Pdf = z.object({
  id: Id,
  filename: z.string(),
  bytes: z.int(),
  /** whether those who see it are offered the file; it is shown in the lesson page either way */
  is_downloadable: z.boolean(),
  /** shows it to who may see its lecture at that moment */
  url: z.string(),
})
export type Pdf = z.output<typeof Pdf>

const LECTURE = '/home/courses/:courseId/sections/:sectionId/lectures/:lectureId'

export const getPdf = endpoint(`GET ${LECTURE}/pdf`, {
  summary: 'The PDF of a lecture, or null',
  access: 'admin',
  right: 'see-products',
  answer: z.object({ pdf: Pdf.nullable() }),
})

export const createPdf = endpoint(`POST ${LECTURE}/create-pdf`, {
  summary: 'Start the upload of a lecture’s PDF: PUT the file to `upload` with `headers`, then show it',
  access: 'admin',
  right: 'change-products',
  body: z.object({ filename: oneLine().min(1).max(255) }),
  status: 201,
  answer: z.object({ pdf_id: Id, upload: z.string(), headers: z.record(z.string(), z.string()) }),
})

export const showPdf = endpoint(`PUT ${LECTURE}/pdfs/:pdfId`, {
  summary:
    'Check a PDF that was sent and show it in the place of the one before, or change whether it may be downloaded',
  access: 'admin',
  right: 'change-products',
  body: z.object({ is_downloadable: z.boolean().default(false) }),
  answer: z.object({ pdf: Pdf }),
})

export const deletePdf = endpoint(`DELETE ${LECTURE}/pdfs/:pdfId`, {
  summary: 'Delete the PDF of a lecture',
  access: 'admin',
  right: 'change-products',
  answer: Done,
})
