/**
 * Returns a web address as a person types it with its scheme: `www.tienda.com/ofertas` becomes
 * `https://www.tienda.com/ofertas`. Everything else stays as it is, also what has a scheme or is no address.
 */
export const withScheme = (typed: string, scheme: string): string =>
  /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#]\S*)?$/u.test(typed) ? `${scheme}://${typed}` : typed
