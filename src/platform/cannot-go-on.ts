/** What keeps a program from going on, in a sentence for who started it: no bug, so where it was thrown tells nothing. */
export class CannotGoOn extends Error {}
