/** What a list is narrowed to, by the names it has in the address; empty where nothing is chosen. */
type Asked = Record<string, string>

export const isNarrowed = (asked: object): boolean => Object.values(asked).some((value) => value !== '')

/** What is really asked for. */
export const chosenIn = <Filter extends object>(asked: Filter): { [K in keyof Filter]?: Exclude<Filter[K], ''> } =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')) as typeof asked

/** A list's path with what is asked for, and where to go on, in its address. */
export function listAddress(path: string, asked: object, cursor = ''): string {
  const query = new URLSearchParams(chosenIn<Asked>({ ...asked, cursor }) as Asked)
  return query.size > 0 ? `${path}?${query}` : path
}
