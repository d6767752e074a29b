/** How a simple-rest list is asked for: each parameter as JSON. For `querySerializer` of a call. */
export const asJson = (query: object): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])).toString()
