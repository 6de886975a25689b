export { visitedProduct } from './visits/visited-product.ts'
export { Visits } from './visits/visits.ts'
