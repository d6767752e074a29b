/** What the owner of a new chatbot must fill in, because secrets are not copied. Nothing if that is nothing. */
export function LostSecrets({ lost }: { lost: readonly string[] }) {
  if (lost.length === 0) return null
  return (
    <div className="archives-lost">
      <p>Las claves no viajan con el chatbot. Complétalas en la consulta a tu sistema de:</p>
      <ul aria-label="Claves que faltan">
        {lost.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
