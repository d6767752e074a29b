/** Limits of a file, which the descriptions of imports state. */
export const MOST = { rows: 50_000, columns: 100, cell: 5_000, unpacked: 200_000_000, parts: 2_000 } as const

/** What is wrong with a file, for people. */
export const texts = {
  rows: `El archivo tiene más de ${MOST.rows / 1000}.000 filas. Divídelo en varios.`,
  columns: `El archivo tiene más de ${MOST.columns} columnas. Deja las que quieras importar.`,
  line: 'La primera línea es demasiado larga. Escribe cada fila en su propia línea.',
  cell: (row: number) => `La fila ${row} tiene una celda demasiado larga. Acórtala.`,
  someCell: 'El archivo tiene una celda demasiado larga. Acórtala.',
  empty: 'El archivo tiene los títulos y ninguna fila. Agrega al menos una.',
  unpacked: 'El archivo es demasiado grande al abrirlo. Divídelo en varios.',
  parts: 'El libro tiene demasiadas partes. Deja solo la hoja que quieras importar.',
  noBook: 'Este archivo no es un libro de Excel. Guárdalo otra vez como .xlsx o como CSV.',
  broken: 'No pudimos leer el libro de Excel. Guárdalo otra vez como .xlsx o como CSV.',
}
