export { type CampaignFigures, NO_FIGURES, readCampaignFigures } from './numbers/read-campaign-figures.ts'
export { visitedProduct } from './visits/visited-product.ts'
export { Visits } from './visits/visits.ts'
