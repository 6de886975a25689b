/** What an address asks of a list, in one order however it came about; where one stands in the list is no part of it. */
export function askedIn(search: string): string {
  const asked = new URLSearchParams(search)
  asked.delete('cursor')
  asked.sort()
  return asked.toString()
}
