export const en = {
  errors: { 'views.too-many': 'At most {max} views can be kept' },
}
