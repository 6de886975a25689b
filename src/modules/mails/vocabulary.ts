/** Ends the address of an account that was deleted: nothing is written to it. */
export const ERASED_DOMAIN = '@erased.invalid'
