import type { DownloadContent } from '#seeds/content.ts'

export const pocketSheets: DownloadContent = {
  title: 'Pocket Sheets for the Bookbinder',
  category: 'Paper & print',
  difficulty: 'beginner',
  accessLength: 'forever',
  amount: 3900,
  publishedDaysAgo: 90,
  picture: { motif: 'book', hue: 205 },
  description: `
    <p>The two sheets that hang above my own bench. Print the first at full size, fold it in four and keep it in your apron: it has the measures, the order of sewing and the mistakes everybody makes once.</p>
    <p>The second is what I take to the paper shop. It is a plain text file, so that you can cross things out on your phone.</p>`,
  files: [
    {
      title: 'Folding and Sewing, on One Sheet',
      versions: [
        {
          filename: 'folding-and-sewing.pdf',
          daysAgo: 90,
          note: '',
          text: `
            <h2>Folding and sewing</h2>
            <p>For a notebook of five sections of four sheets, 140 × 200 mm.</p>
            <ol><li>Find the grain. Fold along it, never across.</li><li>Fold each sheet alone, then nest four.</li><li>Prick five holes: 15, 55, 100, 145 and 185 mm from the head.</li><li>Sew from the tail, kettle stitch at both ends.</li></ol>`,
        },
        {
          filename: 'folding-and-sewing-2.pdf',
          daysAgo: 12,
          note: 'Measures for A6 as well, and what to do when a section comes out loose.',
          text: `
            <h2>Folding and sewing</h2>
            <p>For a notebook of five sections of four sheets. Measures for 140 × 200 mm, and in brackets for A6.</p>
            <ol><li>Find the grain. Fold along it, never across.</li><li>Fold each sheet alone, then nest four.</li><li>Prick five holes: 15, 55, 100, 145 and 185 mm from the head (12, 42, 74, 106 and 136 mm).</li><li>Sew from the tail, kettle stitch at both ends.</li></ol>
            <h3>A loose section</h3>
            <p>Do not pull the thread harder. Go back to the last kettle stitch, lift it with the needle, take up the slack there, and press the spine before you go on.</p>`,
        },
      ],
    },
    {
      title: 'For the Paper Shop',
      versions: [
        {
          filename: 'paper-shop.txt',
          daysAgo: 90,
          note: '',
          text: `FOR THE PAPER SHOP

[ ] 20 sheets of uncoated paper, 100 g, grain along the short side
[ ] greyboard, 2 mm, one sheet
[ ] linen thread 18/3, unbleached
[ ] PVA glue and a little wheat starch
[ ] mull or old cotton, a strip of 6 x 20 cm
[ ] beeswax, the size of a walnut
`,
        },
      ],
    },
  ],
}
