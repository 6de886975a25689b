/** What was being sent was stopped by whoever sent it: the text comes back, and nothing went wrong. */
export class TakenBack extends Error {}
