/** A first suggestion from the school's name: "Szkoła Żółw!" → "szkola-zolw". */
export const slugFrom = (name: string): string =>
  name
    .replace(/[łŁ]/g, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
