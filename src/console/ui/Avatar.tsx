import './avatar.css'

/** Returns the initials of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('es') ?? '').join('')
}

/** Number of tints in the style sheet. */
const TINTS = 8

/** Returns the class that tints the avatar of a customer, always the same by their id or name. */
export function avatarTint(who: number | string): string {
  const text = String(who)
  let sum = 0
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973
  return `avatar-${sum % TINTS}`
}

/** A disc with a person's initials. Decorative: show the name beside it. */
export function Avatar({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <span className="avatar" aria-hidden="true" style={{ width: size, height: size, fontSize: size * 0.38 }}>
      {initials(name)}
    </span>
  )
}
