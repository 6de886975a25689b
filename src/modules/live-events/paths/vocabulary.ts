/** Where somebody finds their own ticket for an event. */
export const ticketPath = (slug: string): string => `/my/events/${slug}`

/** Where whoever has its code finds one, without an account. */
export const guestTicketPath = (code: string): string => `/events/tickets/${code}`

/** Where whoever comes in with a ticket finds it. */
export const wayTo = (
  { guestName, code }: { guestName: string | null; code: string },
  { slug }: { slug: string },
): string => (guestName === null ? ticketPath(slug) : guestTicketPath(code))
