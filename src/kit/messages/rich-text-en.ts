export const en = {
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  list: 'List',
  numbered: 'Numbered list',
  quote: 'Quotation',
  link: 'Link',
  linkAddress: 'Address',
  setLink: 'Add link',
  formatting: 'Formatting',
}
