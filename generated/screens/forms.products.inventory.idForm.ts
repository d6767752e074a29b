// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/products/inventory/{idForm}',
  title: 'Formulario de Productos',
  help: 'Escribe como en una planilla: flechas para moverte, Enter para editar, Ctrl+V para pegar desde otra.',
  tabs: { strip: 'product', index: 1 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: {
    kind: 'page',
    page: 'forms/products/inventory',
    operations: [
      'productList',
      'productCreate',
      'productGet',
      'productUpdate',
      'productDelete',
      'productImport',
      'productImportStart',
      'productImportGet',
      'productImportList',
      'productImportCancel',
      'productImportRejectedGet',
      'productPriceUpdate',
      'productChangeUndo',
      'productManyChange',
      'productCellsUpdate',
      'productChangeList',
      'productExport',
      'characteristicList',
      'formList',
      'branchList',
    ],
  },
}

export default screen
