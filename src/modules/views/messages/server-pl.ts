export const pl = {
  errors: { 'views.too-many': 'Można zachować najwyżej {max} widoków' },
}
