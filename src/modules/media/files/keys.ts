/** What browsers send lies here until it is kept. */
export const sentKey = (storedId: string): string => `uploads/files/${storedId}`

/** Outside of `public/`, and where no signed address leads: reached by nobody who is not asked first who they are. */
export const keptKey = (storedId: string): string => `guarded/files/${storedId}`
