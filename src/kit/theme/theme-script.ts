/** The cookie that remembers a reader's scheme: `light` or `dark`; absent means the system's. */
export const THEME_COOKIE = 'theme'

/**
 * Runs in the head before the first paint, so that a cached page opens in the reader's scheme.
 * Constant text: a Content-Security-Policy may allow it by hash.
 */
export const themeScript = `{const t=/(?:^|; )${THEME_COOKIE}=(light|dark)/.exec(document.cookie);if(t)document.documentElement.dataset.theme=t[1]}`
