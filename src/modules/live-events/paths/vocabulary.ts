/** Where somebody finds their own ticket for an event. */
export const ticketPath = (slug: string): string => `/my/events/${slug}`
