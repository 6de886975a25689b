/** The `tel:` address of a number as people write it, with or without a country: what follows the number, such as an extension, is left out. */
export function phoneHref(number: string): string {
  // +48 (0) 22 …: the zero is dialled only within the country.
  const [dialled = ''] =
    /^[+\d][\d\s()./-]*/.exec(
      number
        .trim()
        .replace(/^\(/, '')
        .replace(/^(\+.*?)\(0\)/, '$1'),
    ) ?? []
  return `tel:${dialled.replaceAll(/[^\d+]/g, '')}`
}
