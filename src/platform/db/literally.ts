/** Words as a pattern of `like` has to have them: what is a wildcard there stands for itself. */
export const literally = (words: string): string => words.replace(/[\\%_]/g, '\\$&')
