/** What is wrong with a line of a file, in its report and before it is imported. */
export const en = {
  problem_quote: 'A quotation mark opens in this line and is not closed',
  problem_cells: 'This line has more cells than there are columns: quote what holds the separator',
  problem_email: 'There is no email address, or more than one',
  problem_name: 'The name is too long, or holds an email or web address or a separator of cells',
  problem_phone: 'The phone number is too long',
  problem_product: 'No product, or more than one, has this address or title',
  problem_admin: 'This is an admin’s address',
  problem_refused: 'A product could not be given: it may have no places left',
}
