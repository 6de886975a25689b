/** Outside of `public/`, and where no signed address leads: the job alone reads it. */
export const importKey = (id: string): string => `guarded/imports/${id}`
