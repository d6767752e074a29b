/** What must be corrected in an archive, by file and place. */
export function FaultList({ faults }: { faults: readonly string[] }) {
  return (
    <ul className="archives-faults" aria-label="Qué corregir">
      {faults.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
