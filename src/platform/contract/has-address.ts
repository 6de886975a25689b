/** Endings that are no words of their own, so that a full stop without a space after it makes no address. */
const ENDINGS =
  'com|net|org|info|biz|edu|gov|pl|eu|io|me|co|de|uk|us|ru|ua|cn|cz|sk|lt|fr|nl|dk|fi|ch|tv|cc|ly|gl|gg|ai|icu|vip|cfd|sbs|top|xyz|site|online|website|shop|store|club|live|link|click|app|dev|tech|blog|academy|courses'
const SCHEME = /\b(?:https?|ftp):\/\//i
const WWW = /(?<![\p{L}\p{N}])www\.[\p{L}\p{N}]/iu
const DOMAIN = new RegExp(`[\\p{L}\\p{N}-]\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'iu')
/** Any ending at all, where a path or a port follows. */
const DOMAIN_AND_PATH = /[\p{L}\p{N}-]{2,}\.[a-z]{2,24}(?::\d{2,5}|\/[^\s/])/iu

/** Whether there is a web address in a text, with a scheme or without: `example.com/x`, `www.x.pl`, `https://x`. */
export const hasAddress = (text: string): boolean =>
  [SCHEME, WWW, DOMAIN, DOMAIN_AND_PATH].some((address) => address.test(text.normalize('NFKC')))
