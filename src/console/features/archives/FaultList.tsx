/** What must be corrected in an archive, by file and place. */
export function FaultList({ faults }: { faults: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also with the keyboard
    <ul className="archives-faults" aria-label="Qué corregir" tabIndex={0}>
      {faults.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
