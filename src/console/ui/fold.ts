/** Text as it is compared: without case and accents. The ñ stays a letter of its own. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ñ/g, '\u0001')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('\u0001', 'ñ')
}
