export const MY_CONSULTATIONS = '/my/consultations'

/** Where a student finds what they have booked. */
export const bookingPath = (bookingId: string): string => `${MY_CONSULTATIONS}/${bookingId}`

/** Where a student chooses when, for what they have not booked yet. */
export const choosePath = (grantId: string): string => `${MY_CONSULTATIONS}/choose/${grantId}`

/** Where an admin sees who has booked anything. */
export const ALL_BOOKINGS = '/home/bookings'

/** Where an admin sees who has booked one consultation. */
export const bookingsPath = (consultationId: string): string => `/home/consultations/${consultationId}/edit/bookings`
