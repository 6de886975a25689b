export const RECOVERY_CODES = 10
/** What happens to somebody's second factor and is told them by mail. */
export const CHANGES = ['on', 'off', 'codes-renewed', 'code-used', 'passkey-added', 'passkey-removed', 'reset'] as const
export type Change = (typeof CHANGES)[number]

/** What a challenge is signed for: to add a passkey, to log in without a password, or after it. */
export const CHALLENGE_PURPOSES = ['add', 'log-in', 'second-step'] as const
export const PASSKEY_NAME_MAX = 60
export const PASSKEYS_MAX = 20
