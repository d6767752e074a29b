// A module of its own, because the thread that renders quotations loads no database.

/** The legal notice that every quotation contains. */
export const FOOTER = 'Documento no válido como factura'

/** Returns the footer of a quotation. The legal notice is added if the settings lack it. */
export function footerOf({ footer }: { footer: string }): string {
  const said = footer.toLocaleLowerCase('es').includes(FOOTER.toLocaleLowerCase('es'))
  return said ? footer : [footer, FOOTER].filter(Boolean).join(' · ')
}
