export const PDF_STATES = ['awaiting_upload', 'ready'] as const
export const PDF_MAX_MEGABYTES = 50
