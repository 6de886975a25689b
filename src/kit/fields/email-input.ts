/** A field of type `email` takes no letters but English ones before the @, and turns others behind it into `xn--…`. */
export const EMAIL_INPUT = { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const
