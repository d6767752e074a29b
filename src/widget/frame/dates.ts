const two = (value: number) => String(value).padStart(2, '0')

/** Formats hour and minute in the visitor's time zone, in 24-hour format. */
export function timeOf(at: string): string {
  const date = new Date(at)
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Formats a date as dd/mm/aaaa in the visitor's time zone. */
export function dayOf(at: string): string {
  const date = new Date(at)
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`
}
