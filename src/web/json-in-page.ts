/** Data as it may stand in a script of a page: nothing in it ends that. */
export const jsonInPage = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
