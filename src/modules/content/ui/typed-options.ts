/** What is offered, as it was typed a line each: empty lines are none. */
export const typedOptions = (lines: string[]): string[] => lines.map((line) => line.trim()).filter(Boolean)
