/**
 * Outside of `public/`, and where no signed address leads: reached by nobody who is not asked first who they are. Each attempt writes its
 * own, so that one which was given up for dead touches none but its own.
 */
export const exportKey = (id: string, attempt: number): string => `guarded/exports/${id}-${attempt}`
