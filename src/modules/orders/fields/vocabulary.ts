/** What a checkout may ask with; what a line has to be is said by its data type (commerce §3). */
export const ASKED_TYPES = ['text', 'textarea', 'select', 'radio', 'checkbox'] as const
