const two = (value: number) => String(value).padStart(2, '0')

/** Hour and minute in the visitor's zone, 24 h. */
export function timeOf(at: string): string {
  const date = new Date(at)
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** dd/mm/aaaa in the visitor's zone. */
export function dayOf(at: string): string {
  const date = new Date(at)
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`
}
