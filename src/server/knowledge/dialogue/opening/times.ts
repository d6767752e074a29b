/** Minutes of half a day: answers write 18:00 also as "6 pm" or "6 de la tarde". */
const HALF_DAY = 720

/** Times of day as answers write them: "8", "08:30", "8.30 hs", "20h". */
const TIME = /(?<![\d.,$-])(?<hour>[01]?\d|2[0-4])(?:[:.h](?<minute>[0-5]\d))?(?![\d%]|[.,]\d)/g

/** Whether a text names all of these times (HH:MM). */
export function namesTimes(text: string, times: readonly string[]): boolean {
  const named = new Set(
    [...text.matchAll(TIME)].map(({ groups }) => inHalfDay(Number(groups?.hour), Number(groups?.minute ?? 0))),
  )
  return times.every((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return named.has(inHalfDay(hour, minute))
  })
}

const inHalfDay = (hour: number, minute: number) => (hour * 60 + minute) % HALF_DAY
