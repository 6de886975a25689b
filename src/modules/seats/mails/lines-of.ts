/** What somebody wrote, line by line, as a letter's paragraphs are. */
export const linesOf = (text: string): string[] => text.split(/\s*\n\s*/)
