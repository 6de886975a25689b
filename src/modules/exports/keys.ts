/** Outside of `public/`, and where no signed address leads: reached by nobody who is not asked first who they are. */
export const exportKey = (id: string): string => `guarded/exports/${id}`
