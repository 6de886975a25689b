const ADDRESS =
  /\bhttps?:\/\/|\bwww\.[a-z0-9]|\b[a-z0-9-]+\.(?:com|net|org|info|biz|pl|eu|io|me|co|de|uk|us|ru|cn|top|xyz|site|online|shop|store|club|live|link|click|app|dev|ly|gl|gg)\b/i

/** Whether a text leads away from the school at this origin; addresses of its own pages do not. */
export const hasLinks = (text: string, origin: string): boolean =>
  text.split(/\s+/).some((word) => ADDRESS.test(withoutOwn(word, origin)))

const withoutOwn = (word: string, origin: string): string => {
  const rest = word.startsWith(origin) ? word.slice(origin.length) : word
  return rest === '' || /^[/?#]/.test(rest) ? rest : word
}
