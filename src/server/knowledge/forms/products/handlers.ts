import { handlerGroup } from '../../../foundation/http/handler.ts'
import { productScope } from '../../catalogue/form-scope.ts'
import { changeCells, changeProducts } from './bulk.ts'
import { recentChanges } from './changes.ts'
import { characteristics } from './characteristics.ts'
import { exportProducts } from './export.ts'
import { changeFeed, productFeed, readFeed, readFeedImage } from './feed.ts'
import { cancelImport, importOf, listImports, rejectedRows, startImport, uploadProducts } from './import/imports.ts'
import { changeOrder, productOrder } from './order.ts'
import { changePrices } from './prices.ts'
import { products } from './products.ts'
import { changeProductSettings, productSettings } from './settings.ts'
import { changeSynonyms, listSynonyms } from './synonyms.ts'
import { undoChange } from './undo.ts'

/** Handlers of the products of a form and of their characteristics. */
export const productHandlers = handlerGroup({
  characteristicList: async ({ scope, params, query }) =>
    characteristics.list(await productScope(scope, params.idForm), query),
  characteristicGet: async ({ scope, params }) =>
    characteristics.one(await productScope(scope, params.idForm), params.id),
  characteristicCreate: async ({ scope, params, body }) =>
    characteristics.create(await productScope(scope, params.idForm), body),
  characteristicUpdate: async ({ scope, params, body }) =>
    characteristics.update(await productScope(scope, params.idForm), params.id, body),
  characteristicDelete: async ({ scope, params }) =>
    characteristics.remove(await productScope(scope, params.idForm), params.id),
  productList: async ({ scope, params, query }) => products.list(await productScope(scope, params.idForm), query),
  productGet: async ({ scope, params }) => products.one(await productScope(scope, params.idForm), params.id),
  productCreate: async ({ scope, params, body }) => products.create(await productScope(scope, params.idForm), body),
  productUpdate: async ({ scope, params, body }) =>
    products.update(await productScope(scope, params.idForm), params.id, body),
  productDelete: async ({ scope, params }) => products.remove(await productScope(scope, params.idForm), params.id),
  productManyChange: async ({ scope, params, body }) => changeProducts(await productScope(scope, params.idForm), body),
  productCellsUpdate: async ({ scope, params, body }) => changeCells(await productScope(scope, params.idForm), body),
  productPriceUpdate: async ({ scope, params, body }) => changePrices(await productScope(scope, params.idForm), body),
  productChangeList: async ({ scope, params }) => ({
    changes: await recentChanges(await productScope(scope, params.idForm)),
  }),
  productChangeUndo: async ({ scope, params }) => undoChange(await productScope(scope, params.idForm), params.id),
  productExport: async ({ scope, params, query }) => exportProducts(await productScope(scope, params.idForm), query),
  productImport: async ({ scope, params, body }) => uploadProducts(await productScope(scope, params.idForm), body),
  productImportStart: async ({ scope, params, body }) =>
    startImport(await productScope(scope, params.idForm), params.id, body),
  productImportCancel: async ({ scope, params }) => cancelImport(await productScope(scope, params.idForm), params.id),
  productImportGet: async ({ scope, params }) => importOf(await productScope(scope, params.idForm), params.id),
  productImportList: async ({ scope, params }) => ({
    imports: await listImports(await productScope(scope, params.idForm)),
  }),
  productImportRejectedGet: async ({ scope, params }) =>
    rejectedRows(await productScope(scope, params.idForm), params.id),
  productOrderGet: async ({ scope, params }) => productOrder(await productScope(scope, params.idForm)),
  productOrderUpdate: async ({ scope, params, body }) => changeOrder(await productScope(scope, params.idForm), body),
  productSynonymList: async ({ scope, params, query }) => listSynonyms(await productScope(scope, params.idForm), query),
  productSynonymUpdate: async ({ scope, params, body }) =>
    changeSynonyms(await productScope(scope, params.idForm), params.id, body.synonyms),
  productSettingsGet: async ({ scope, params }) => productSettings(await productScope(scope, params.idForm)),
  productSettingsUpdate: async ({ scope, params, body }) =>
    changeProductSettings(await productScope(scope, params.idForm), body),
  productFeedGet: async ({ scope, params }) => productFeed(await productScope(scope, params.idForm)),
  productFeedUpdate: async ({ scope, params, body }) => changeFeed(await productScope(scope, params.idForm), body),
  productFeedRead: ({ params }) => readFeed(params.token),
  productFeedImageRead: ({ params }) => readFeedImage(params.token, params.product),
})
