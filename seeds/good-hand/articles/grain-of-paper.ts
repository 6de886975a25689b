import type { ArticleContent } from '#seeds/content.ts'
import { bookbinding } from '../courses/bookbinding.ts'

export const grainOfPaper: ArticleContent = {
  language: 'en',
  title: 'Three Ways to Find the Grain of Paper',
  summary: 'A book that will not lie flat was usually folded across its grain. You can know before the first fold.',
  tags: ['Paper', 'Bookbinding'],
  products: [bookbinding.title],
  publishedDaysAgo: 34,
  picture: { motif: 'book', hue: 30 },
  seoTitle: 'How to find the grain of paper: three ways',
  seoDescription:
    'Bend it, wet it or tear it: how bookbinders find the grain of a sheet before they fold it, and why it matters.',
  body: `
    <p>Every few weeks somebody brings me a notebook that opens like a trap. The sewing is even, the corners are square, and yet the pages stand up like a fan. Nine times out of ten nothing is wrong with the hands that made it. The paper was folded across the grain.</p>
    <h2>What grain is</h2>
    <p>Paper is made on a moving wire, and most of its fibres settle along the way the wire runs. Along them a sheet bends easily; across them it resists. When it takes up water, from glue or simply from the air, it grows wider across the grain and hardly at all along it.</p>
    <p>So the rule is one sentence long: <strong>the grain runs from head to tail of the book</strong>, in the pages, in the boards and in the cloth. Then everything swells and shrinks the same way, and the book stays flat.</p>
    <h2>Bend it</h2>
    <p>Lay the sheet on the table and roll one edge towards the other without creasing it. Press gently with your palm and feel how much it springs back. Turn it by a quarter and do the same. The way that gives in more easily is folded along the grain. With board it is the same, only slower: hold it by two edges and lean on it a little.</p>
    <h2>Wet it</h2>
    <p>If your hands are not sure, cut a square of five centimetres, mark which way it lay in the sheet, and draw a damp sponge over one side. Within a few seconds it curls into a tube. The tube lies along the grain.</p>
    <h2>Tear it</h2>
    <p>The rudest way, and the clearest. A tear along the grain is almost straight. Across it, the tear wanders off and leaves a ragged edge. Use the margin, not the sheet you wanted.</p>
    <blockquote>If two ways tell you different things, believe the water.</blockquote>
    <h2>And when the shop has only the wrong grain?</h2>
    <p>Most A4 paper for printers has its grain along the long side. Folded in half it becomes an A5 notebook with the grain lying down, and that is where those fans come from. Buy larger sheets and cut them yourself, ask for paper that is sold as <em>short grain</em>, or accept it and make a thin notebook with a soft cover, where it hardly shows. What I would not do is hope.</p>`,
}
