import { fieldsOfHeadings } from '../../../../foundation/spreadsheet/headings.ts'

/** What a column of a file can be imported as, besides the characteristics of a form (`attributes.` and the key). */
const headings = {
  sku: [
    'código',
    'cod',
    'cód.',
    'sku',
    'codigo de producto',
    'código interno',
    'artículo nº',
    'nº de artículo',
    'code',
  ],
  name: ['nombre', 'producto', 'artículo', 'detalle', 'título', 'nombre del producto', 'name', 'title', 'item'],
  description: ['descripción', 'descripcion larga', 'observaciones', 'description'],
  category: ['categoría', 'rubro', 'familia', 'subrubro', 'línea', 'category'],
  brand: ['marca', 'fabricante', 'brand'],
  price: [
    ...[
      'precio',
      'precio de lista',
      'precio lista',
      'precio final',
      'precio de venta',
      'precio venta',
      'precio unitario',
    ],
    ...['p. venta', 'pvp', 'importe', 'valor', 'price'],
  ],
  sale_price: ['precio de oferta', 'precio oferta', 'oferta', 'precio promocional', 'sale price'],
  sale_until: ['oferta hasta', 'vigencia', 'fin de oferta'],
  currency: ['moneda', 'currency'],
  tax_rate: ['iva', 'alícuota', 'iva %', '% iva', 'tasa iva', 'impuesto', 'tax'],
  stock: ['stock', 'existencia', 'existencias', 'cantidad', 'disponible', 'stock actual', 'qty'],
  stock_alert: ['avisar bajo', 'stock mínimo', 'punto de pedido', 'stock minimo'],
  gtin: ['código de barras', 'ean', 'gtin', 'cod barras', 'cod. barra', 'ean13', 'upc', 'barcode'],
  link: ['enlace', 'link', 'url', 'dirección web'],
  images: ['imágenes', 'imagen', 'foto', 'fotos', 'image', 'images'],
  synonyms: ['sinónimos', 'sinonimo', 'también llamado', 'palabras clave', 'keywords'],
  enabled: ['activo', 'activa', 'habilitado', 'publicado', 'enabled', 'visible'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** A datum of every product that a column may have. */
type ProductField = keyof typeof headings

/** Whether every product has the datum. */
export const isProductField = (field: string): field is ProductField => Object.hasOwn(headings, field)

/** What precedes the key of a characteristic. */
export const OF_FORM = 'attributes.'

/**
 * Returns the field that each column seems to have; empty for an unknown one. Each field is given once.
 * @param own characteristics of the form
 * @param chosen what somebody chose for a heading the last time, which counts before all else; empty for nothing
 */
export function guessFields(
  titles: readonly string[],
  own: readonly { key: string; label: string }[],
  chosen: readonly (readonly [field: string, titles: readonly string[]])[],
): string[] {
  const known = [
    ...Object.entries<readonly string[]>(headings),
    ...own.map(({ key, label }) => [`${OF_FORM}${key}`, [key, label]] as const),
  ]
  return fieldsOfHeadings(titles, [...known, ...chosen])
}
