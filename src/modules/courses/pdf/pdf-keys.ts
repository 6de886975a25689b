/** What browsers send lies here, unreachable, until it was looked at. */
export const sentKey = (pdfId: string): string => `uploads/pdfs/${pdfId}`

/** Outside of `public/`: reached by nobody who is not asked first who they are. */
export const pdfKey = (pdfId: string): string => `guarded/pdfs/${pdfId}.pdf`
