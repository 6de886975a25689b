/** What a product asks at its checkout. */
export const en = {
  title: 'A few questions',
  choose: 'Choose',
}
