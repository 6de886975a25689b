export const PDF_STATES = ['awaiting_upload', 'ready'] as const
