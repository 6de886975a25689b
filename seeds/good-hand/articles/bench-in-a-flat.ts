import type { ArticleContent } from '#seeds/content.ts'

export const benchInAFlat: ArticleContent = {
  language: 'en',
  title: 'A Workbench for a Small Flat',
  summary: 'You need less room than you think, and a better lamp than you have.',
  tags: ['Workshop', 'Beginnings'],
  products: [],
  // It comes out by itself, four days after the first start.
  publishedDaysAgo: -4,
  picture: { motif: 'window', hue: 210 },
  seoTitle: '',
  seoDescription: '',
  body: `
    <p>My first bench was a chopping board on an ironing board, and I bound forty books on it. Nobody should have to repeat that, so here is what I would do today with one square metre.</p>
    <h2>The top</h2>
    <p>An offcut of kitchen worktop, sixty by eighty centimetres. It is heavy enough not to walk about, smooth enough for glue to come off, and it stands behind the wardrobe when you are done. Stick felt under its corners and put it on whatever table you have.</p>
    <h2>The light</h2>
    <p>One lamp on the side of the hand that you do not work with, lower than you would think, so that its light grazes the paper. You will see every fold and every thread. A lamp above your head shows you nothing but the top of your own hand.</p>
    <h2>Four tools</h2>
    <ul>
      <li>a bone folder, or the handle of a wooden spoon that you have sanded flat,</li>
      <li>a steel ruler with a strip of cork under it,</li>
      <li>a knife whose blades snap off, so that you have no excuse,</li>
      <li>an awl, or a stout needle pushed into a wine cork.</li>
    </ul>
    <p>Everything else can wait until you notice that you miss it.</p>`,
}
