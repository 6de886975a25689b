import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import { changePrice } from './change-price.ts'
import * as contract from './contract.ts'
import { deleteProduct } from './delete-product.ts'
import * as evergreen from './evergreen/contract.ts'
import { endEvergreenOffer } from './evergreen/end-evergreen-offer.ts'
import { seeEvergreenOffers } from './evergreen/see-evergreen-offers.ts'
import { startEvergreenOffer } from './evergreen/start-evergreen-offer.ts'
import { endPromotion } from './promotions/end-promotion.ts'
import { getEditableProduct } from './get-editable-product.ts'
import { getProductPage } from './get-product-page.ts'
import { listAllCategories } from './list-all-categories.ts'
import { listCategories } from './list-categories.ts'
import { listCourses } from './list-courses.ts'
import { listPanelProducts, type SoldKinds } from './list-panel-products.ts'
import * as promotions from './promotions/contract.ts'
import { publishProduct } from './publish-product.ts'
import type { PriceRules } from './price-rules.ts'
import type { PublishingRules } from './publishing-rules.ts'
import { changeSale } from './sale/change-sale.ts'
import * as sale from './sale/contract.ts'
import { changeSeatPrices } from './seats/change-seat-prices.ts'
import * as seats from './seats/contract.ts'
import { changePitch } from './pitch/change-pitch.ts'
import * as pitch from './pitch/contract.ts'
import { getPitch } from './pitch/get-pitch.ts'
import { startPromotion } from './promotions/start-promotion.ts'
import { unpublishProduct } from './unpublish-product.ts'
import { updateProduct } from './update-product.ts'
import { changeVat } from './vat/change-vat.ts'
import * as vat from './vat/contract.ts'
import { addVariant } from './variants/add-variant.ts'
import * as variants from './variants/contract.ts'
import { orderVariants } from './variants/order-variants.ts'
import { removeVariant } from './variants/remove-variant.ts'

export interface CatalogRoutesParts {
  publishingRules: PublishingRules
  priceRules: PriceRules
  fulfillables: SoldKinds
}

export function catalogRoutes(app: App, { publishingRules, priceRules, fulfillables }: CatalogRoutesParts): void {
  serve(app, contract.listCategories, listCategories)
  serve(app, contract.listAllCategories, listAllCategories)
  serve(app, contract.listCourses, listCourses)
  serve(app, contract.listPanelProducts, (ctx, input) => listPanelProducts(ctx, input, fulfillables))
  serve(app, contract.getProductPage, getProductPage)
  serve(app, contract.getEditableProduct, getEditableProduct)
  serve(app, contract.updateProduct, updateProduct)
  serve(app, contract.changePrice, (ctx, input) => changePrice(ctx, input, priceRules))
  serve(app, sale.changeSale, changeSale)
  serve(app, vat.changeVat, changeVat)
  serve(app, pitch.getPitch, getPitch)
  serve(app, pitch.changePitch, changePitch)
  serve(app, seats.changeSeatPrices, changeSeatPrices)
  serve(app, variants.addVariant, addVariant)
  serve(app, variants.orderVariants, orderVariants)
  serve(app, variants.removeVariant, removeVariant)
  serve(app, promotions.startPromotion, startPromotion)
  serve(app, promotions.endPromotion, endPromotion)
  serve(app, evergreen.startEvergreenOffer, startEvergreenOffer)
  serve(app, evergreen.endEvergreenOffer, endEvergreenOffer)
  serve(app, evergreen.seeEvergreenOffers, seeEvergreenOffers)
  serve(app, contract.publishProduct, (ctx, input) => publishProduct(ctx, input, publishingRules))
  serve(app, contract.unpublishProduct, unpublishProduct)
  serve(app, contract.deleteProduct, deleteProduct)
}
