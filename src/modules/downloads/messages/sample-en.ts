/** A download for a look around, in the school's language. */
export const sampleEn = {
  title: 'Sample: ten recipes to print',
  description:
    '<p>A sample of files for sale. Add a file of yours to see how buyers get it, and remove the sample when you have seen enough.</p>',
}
