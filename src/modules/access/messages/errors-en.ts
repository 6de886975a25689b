export const en = {
  'access.already-has-access': 'This student already has access to this product',
}
