export const VIEW_NAME_MAX = 60
export const QUERY_MAX = 1000
/** of one admin, in all lists */
export const VIEWS_MAX = 100
/** of one list; more than any has */
export const HIDDEN_MAX = 30
